# SPDX-License-Identifier: GPL-3.0-or-later
"""What is on a disk after the power was cut: a record of calls of the system (tests/support/disk_calls.cpp) played again, with
what no sync had promised lost, cut or in another order."""
import os
import pathlib

SECTOR = 512


class Event:
    __slots__ = ("kind", "words", "data", "file", "folders")

    def __init__(self, kind, words, data=b""):
        self.kind, self.words, self.data = kind, words, data
        self.file = None     # the file that it changes or syncs
        self.folders = ()    # the folders in which it changes a name

    def is_of_names(self):
        return bool(self.folders)

    def is_of_data(self):
        return self.kind in ("write", "truncate")


def read_record(path):
    """The events of a record; a line that was cut off by a kill is left out."""
    raw = pathlib.Path(path).read_bytes() if pathlib.Path(path).exists() else b""
    events, at = [], 0
    while (end := raw.find(b"\n", at)) >= 0:
        kind, *words = os.fsdecode(raw[at:end]).split("\t")
        at = end + 1
        size = int(words[-1]) if kind in ("write", "say") else 0
        if at + size > len(raw):
            break
        events.append(Event(kind, words, raw[at:at + size]))
        at += size
    return events


class Disk:
    """A folder at its start, all of which is on the disk, and what was done in it since."""

    def __init__(self, folder):
        self.folder = str(folder)
        self.start_names, self.start_data, self.start_folders = {}, [], {self.folder}
        self.events = []
        self._files, self._names = {}, {}
        for root, folders, files in os.walk(folder):
            self.start_folders.update(os.path.join(root, one) for one in folders)
            for name in files:
                path = os.path.join(root, name)
                self._files[os.stat(path).st_ino] = self.start_names[path] = len(self.start_data)
                self.start_data.append(pathlib.Path(path).read_bytes())
        self._count = len(self.start_data)

    def add(self, events):
        """What was done next; finds out to which files it was done."""
        for event in events:
            kind, words = event.kind, event.words
            if kind in ("create", "nameless"):
                event.file, self._count = self._count, self._count + 1
                self._files[int(words[0])] = event.file
                event.folders = (os.path.dirname(words[1]),) if kind == "create" else ()
            elif kind == "name":
                event.file = self._files.get(int(words[0]))
                event.folders = (os.path.dirname(words[1]),)
            elif kind in ("write", "truncate", "sync"):
                event.file = self._files.get(int(words[0]))
            elif kind in ("rename", "exchange", "link"):
                event.folders = tuple({os.path.dirname(words[0]), os.path.dirname(words[1])})
            elif kind in ("unlink", "mkdir", "rmdir"):
                event.folders = (os.path.dirname(words[0]),)
            self.events.append(event)

    def mark(self, word):
        self.events.append(Event("mark", [word]))

    def pending(self, end):
        """Places of the events before `end` that no sync has promised."""
        synced_files, synced_folders, pending = {}, {}, []
        for place in range(end - 1, -1, -1):
            event = self.events[place]
            if event.kind == "sync":
                synced_files[event.file] = True
            elif event.kind == "syncfolder":
                synced_folders[event.words[0]] = True
            elif event.is_of_data():
                if event.file is not None and event.file not in synced_files:
                    pending.append(place)
            elif event.is_of_names() and not all(one in synced_folders for one in event.folders):
                pending.append(place)
        return pending[::-1]

    def state(self, end, lost=frozenset(), cut=None):
        """Files and folders by their paths below the folder: all before `end` but for the events in `lost`; of writes in
        `cut` those sectors alone that it names."""
        cut = cut or {}
        names, folders = dict(self.start_names), set(self.start_folders)
        data = [bytearray(one) for one in self.start_data]
        data += [bytearray() for _ in range(self._count - len(data))]
        for place in range(end):
            event = self.events[place]
            if place in lost:
                continue
            if event.kind == "write" and event.file is not None:
                self._write(data[event.file], int(event.words[1]), event.data, cut.get(place))
            elif event.kind == "truncate" and event.file is not None:
                size, file = int(event.words[1]), data[event.file]
                del file[size:]
                file.extend(bytes(size - len(file)))
            elif event.is_of_names():
                self._name(event, names, folders)
        tree = {os.path.relpath(one, self.folder): None for one in folders if one != self.folder}
        tree.update((os.path.relpath(path, self.folder), bytes(data[file])) for path, file in names.items())
        return tree

    @staticmethod
    def _write(file, at, data, sectors):
        pieces = [(0, len(data))] if sectors is None else [(one * SECTOR, (one + 1) * SECTOR) for one in sectors]
        for first, last in pieces:
            piece = data[first:last]
            if not piece:
                continue
            begin = at + first
            if len(file) < begin:
                file.extend(bytes(begin - len(file)))
            file[begin:begin + len(piece)] = piece

    @staticmethod
    def _name(event, names, folders):
        """Does to names what can still be done: something before it may have been lost."""
        kind, words = event.kind, event.words
        target = words[1] if kind in ("create", "name", "rename", "exchange", "link") else words[0]
        if os.path.dirname(target) not in folders:
            return
        if kind in ("create", "name"):
            names[target] = event.file
        elif kind == "mkdir":
            folders.add(target)
        elif kind == "rmdir":
            if not any(os.path.dirname(one) == target for one in names):
                folders.discard(target)
        elif kind == "unlink":
            names.pop(target, None)
        elif words[0] in names:
            if kind == "exchange":
                if target in names:
                    names[words[0]], names[target] = names[target], names[words[0]]
            elif kind == "link":
                names[target] = names[words[0]]
            else:
                names[target] = names.pop(words[0])
        elif kind == "rename" and words[0] in folders:
            below = words[0] + os.sep
            for one in [one for one in names if one.startswith(below)]:
                names[target + os.sep + one[len(below):]] = names.pop(one)
            for one in [one for one in folders if one == words[0] or one.startswith(below)]:
                folders.discard(one)
                folders.add(target + one[len(words[0]):])

    def any_loss(self, end, generator):
        """What may have happened to what was pending: (name, lost, cut)."""
        pending = self.pending(end)
        if not pending:
            return "nothing to lose", frozenset(), {}
        of_names = [one for one in pending if self.events[one].is_of_names()]
        of_data = [one for one in pending if self.events[one].is_of_data()]
        kind = generator.choice(["all lost", "some lost", "some lost", "one lost", "one left", "data lost", "names lost",
                                 "names in order", "cut", "cut"])
        if kind == "all lost":
            return kind, frozenset(pending), {}
        if kind == "some lost":
            return kind, frozenset(one for one in pending if generator.random() < 0.5), {}
        if kind == "one lost":
            return kind, frozenset([generator.choice(pending)]), {}
        if kind == "one left":
            left = generator.choice(pending)
            return kind, frozenset(one for one in pending if one != left), {}
        if kind == "data lost":
            return kind, frozenset(of_data), {}
        if kind == "names lost":
            return kind, frozenset(of_names), {}
        if kind == "names in order":  # as a file system with a journal does it
            kept = generator.randint(0, len(of_names))
            return kind, frozenset(of_names[kept:] + [one for one in of_data if generator.random() < 0.5]), {}
        cut = {}
        for one in of_data:
            sectors = -(-len(self.events[one].data) // SECTOR)
            if sectors and generator.random() < 0.7:
                cut[one] = [sector for sector in range(sectors) if generator.random() < 0.5]
        return kind, frozenset(one for one in of_names if generator.random() < 0.3), cut
