# SPDX-License-Identifier: GPL-3.0-or-later
"""The parts of tests/storage/torture.py."""
