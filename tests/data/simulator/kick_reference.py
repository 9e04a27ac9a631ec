#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Golden kicks of Simulator Soccer: a second, plain implementation of the kick of the specification, written without
the program's. Python's floats are IEEE doubles. Prints 10,000 lines: rest point in hundredths, how it ended, what was
touched (P post, B bar, letters tokens), and the bits of the time.

    python3 tests/data/simulator/kick_reference.py > tests/data/simulator/kicks.txt
"""
import math
import struct
from statistics import NormalDist

A, G, EN, ET, EZ, FB, VZMIN = 60.0, 981.0, 0.45, 0.85, 0.50, 0.70, 25.0
YC = 37.53
COS = [round(math.cos(math.radians(i / 10)) * 10 ** 9) / 1e9 for i in range(3600)]
SIN = [round(math.sin(math.radians(i / 10)) * 10 ** 9) / 1e9 for i in range(3600)]
Z = [0] + [round(1000 * NormalDist().inv_cdf((k - 0.5) / 1000)) for k in range(1, 1001)]
# top speed, start height, sigma of direction, sigma of speed
KINDS = [(190, 0.0, 3.5, 0.09), (190, 0.0, 4.5, 0.07), (260, 0.0, 5.5, 0.10), (170, 3.20, 7.0, 0.10),
         (230, 3.20, 5.0, 0.09)]
POSTS = [(0.0, YC - 4.00), (0.0, YC + 4.00), (110.0, YC - 4.00), (110.0, YC + 4.00)]
MASK = (1 << 64) - 1


class Random:
    """splitmix64"""

    def __init__(self, seed):
        self.state = seed

    def below(self, n):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return (z ^ (z >> 31)) % n


def scenario(number):
    r = Random(number)
    kind = r.below(5)
    elevation = [[0], [0], [30, 45, 60], [0, 20], [0, 20, 40]][kind]
    elevation = elevation[r.below(len(elevation))]
    direction = r.below(360)
    power = 1 + r.below(100)
    skill = [0, 50, 75, 100, 150][r.below(5)]
    dice = [1 + r.below(1000) for _ in range(3)]
    if r.below(2):
        x, y = 8000 + r.below(2900), 2800 + r.below(1900)
    else:
        x, y = 40 + r.below(10921), 40 + r.below(7427)
    tokens = []
    for number in range(r.below(25)):
        if r.below(2):
            tx, ty = x + r.below(3001) - 1500, y + r.below(3001) - 1500
        else:
            tx, ty = r.below(11001), r.below(7507)
        lying = r.below(4) == 0
        axis = 15 * r.below(12)
        tx, ty = min(max(tx, 60), 10940), min(max(ty, 60), 7446)
        if (tx - x) ** 2 + (ty - y) ** 2 >= 10000:
            tokens.append((tx / 100.0, ty / 100.0, lying, axis))
    return kind, elevation, direction, power, skill, dice, x / 100.0, y / 100.0, tokens


def launch(kind, elevation, direction, power, s, dice):
    top, height, sigma_direction, sigma_speed = KINDS[kind]
    k1, k2, k3 = dice
    f = s / 100 * (0.6 + 0.5 * power / 100)
    tenths = 10 * direction + math.floor(sigma_direction * f * (Z[k1] / 1000) * 10 + 0.5)
    speed = top * power / 100 * max(0.2, 1 + sigma_speed * s / 100 * (Z[k2] / 1000))
    v, vz = speed, 0.0
    if elevation > 0:
        e = min(max(elevation + 3 * s / 100 * (Z[k3] / 1000), 5.0), 80.0)
        e10 = math.floor(e * 10 + 0.5)
        v, vz = speed * COS[e10], speed * SIN[e10]
    return tenths, v, vz, height


def disc(px, py, ux, uy, cx, cy, radius):
    fx, fy = cx - px, cy - py
    b = fx * ux + fy * uy
    if b <= 0:
        return None
    q = fx * fx + fy * fy - b * b
    if q >= radius * radius:
        return None
    h = math.sqrt(radius * radius - q)
    return max(0.0, b - h), b + h, (cx, cy)


def capsule(px, py, ux, uy, token, radius, is_left):
    x, y, _, axis = token
    ax, ay = COS[10 * axis], SIN[10 * axis]
    found = [disc(px, py, ux, uy, x - 1.0 * ax, y - 1.0 * ay, radius), disc(px, py, ux, uy, x + 1.0 * ax, y + 1.0 * ay, radius)]
    nx, ny = -ay, ax
    pn = (px - x) * nx + (py - y) * ny
    un = ux * nx + uy * ny
    if pn * un < 0:
        t = ((radius if pn > 0 else -radius) - pn) / un
        entry = max(0.0, t)
        along = (px + ux * entry - x) * ax + (py + uy * entry - y) * ay
        # A flank that the ball is within does not hide the far end of who was left just now.
        if -1.0 <= along <= 1.0 and not (is_left and t < 0):
            found.append((entry, t + 2 * radius / abs(un), (x + ax * along, y + ay * along)))
    best = None
    for one in found:
        if one is not None and (best is None or one[0] < best[0]):
            best = one
    return best


def trace(x, y, tenths, v, vz, z, tokens):
    px, py = x, y
    ux, uy = COS[tenths % 3600], SIN[tenths % 3600]
    air = z > 0 or vz > 0
    time, last, touches = 0.0, None, ''
    things = [(p, None) for p in POSTS] + [((t[0], t[1]), t) for t in tokens]
    for _ in range(16):
        if air:
            fall = (vz + math.sqrt(vz * vz + 2 * G * z)) / G
            length = v * fall
        else:
            length = v * v / (2 * A)
        best, what, data = length, 'end', None
        if not (air and not v > 0):
            for side, ahead, distance in (('end line', ux > 0, lambda: (110.0 + 0.4 - px) / ux), ('end line', ux < 0, lambda: (-0.4 - px) / ux),
                                          ('side', uy > 0, lambda: (75.06 + 0.4 - py) / uy), ('side', uy < 0, lambda: (-0.4 - py) / uy)):
                if ahead and 0 <= distance() < best:
                    best, what = distance(), side
            for number, (point, token) in enumerate(things):
                if token is None:
                    met, height = disc(px, py, ux, uy, point[0], point[1], 0.15 + 0.4), 2.56
                elif token[2]:
                    met, height = capsule(px, py, ux, uy, token, 0.6 + 0.4, number == last), 1.20
                else:
                    met, height = disc(px, py, ux, uy, point[0], point[1], 0.6 + 0.4), 3.20
                if met is None or (number == last and met[0] < 1e-6):
                    continue
                entry, leaving, contact = met
                if not air:
                    if entry < best:
                        best, what, data = entry, 'hit', (number, contact, height)
                    continue
                ti = entry / v
                if z + vz * ti - G * ti * ti / 2 < height:
                    if entry < best:
                        best, what, data = entry, 'hit', (number, contact, height)
                elif token is not None and vz * vz + 2 * G * (z - height) >= 0:
                    tt = (vz + math.sqrt(vz * vz + 2 * G * (z - height))) / G
                    if tt * v <= leaving and tt * v < best:
                        best, what, data = tt * v, 'top', (number, contact, height)
        if air:
            ti = best / v if v > 0 else fall
            z = max(0.0, z + vz * ti - G * ti * ti / 2)
            vz = vz - G * ti
            time += ti
        else:
            slower = math.sqrt(max(0.0, v * v - 2 * A * best))
            time += (v - slower) / A
            v = slower
        px += ux * best
        py += uy * best
        if what == 'end':
            if not air:
                return px, py, 'R', touches, time
            z, vz, v = 0.0, -EZ * vz, FB * v
            if vz < VZMIN:
                vz, air = 0.0, False
        elif what == 'side':
            return px, py, 'S', touches, time
        elif what == 'end line':
            inside = abs(py - YC) < 3.85
            if inside and z + 0.8 <= 2.56:
                return px, py, 'G', touches, time
            if not (inside and z < 2.56):
                return px, py, 'L', touches, time
            touches += 'B'
            ux, v = -ux, v / 2
            px += 0.8 * ux
            last = None
        else:
            number, contact, height = data
            last = number
            touches += 'P' if number < 4 else chr(ord('a') + number - 4)
            if what == 'top':
                vz, v, z = max(VZMIN, -EZ * vz), FB * v, height
                continue
            nx, ny = px - contact[0], py - contact[1]
            length = math.sqrt(nx * nx + ny * ny)
            nx, ny = (nx / length, ny / length) if length > 0 else (-ux, -uy)
            normal = v * (ux * nx + uy * ny)
            wx = ET * (v * ux - normal * nx) - EN * normal * nx
            wy = ET * (v * uy - normal * ny) - EN * normal * ny
            v = math.sqrt(wx * wx + wy * wy)
            if v < 0.01:
                v = 0.0
            else:
                ux, uy = wx / v, wy / v
            px += 1e-6 * nx
            py += 1e-6 * ny
    return px, py, 'R', touches, time


def main():
    for number in range(10000):
        kind, elevation, direction, power, skill, dice, x, y, tokens = scenario(number)
        px, py, end, touches, time = trace(x, y, *launch(kind, elevation, direction, power, skill, dice), tokens)
        bits = struct.unpack('<Q', struct.pack('<d', time))[0]
        print(math.floor(100 * px + 0.5), math.floor(100 * py + 0.5), end, touches or '-', f'{bits:x}')


if __name__ == '__main__':
    main()
