"""Makes the subsets web/fonts/*.woff2 from the @fontsource-variable packages. Prints the metrics
of the fallback fonts in web/styles/fonts.css. Run it manually when a typeface changes:
pip install fonttools brotli && python3 scripts/fonts.py
"""
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

PACKAGES = "node_modules/@fontsource-variable"
OUT = "web/fonts"

# Characters of the fifteen languages. Chinese, Japanese and Arabic use system fonts.
RANGES = {
    "latin": "U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2010-2015,U+2018-201E,"
    "U+2020-2022,U+2026,U+202F,U+2030,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212",
    "latin-ext": "U+0100-0130,U+0132-0151,U+0154-017F,U+0218-021B,U+1E9E,U+20A9-20AB,U+20B9-20BD",
}

# Headings use one softness, one middle optical size and one weight (--weight-display): half the bytes of a variable font.
FACES = {
    "fraunces": ("full-normal", {"SOFT": 100, "WONK": 0, "opsz": 60, "wght": 460}),
    "figtree": ("wght-normal", {"wght": (400, 700)}),
}


def codepoints(ranges):
    for part in ranges.split(","):
        first, _, last = part.removeprefix("U+").partition("-")
        yield from range(int(first, 16), int(last or first, 16) + 1)


def cut(face, script, source, axes):
    font = TTFont(f"{PACKAGES}/{face}/files/{face}-{script}-{source}.woff2")
    options = subset.Options()
    options.layout_features = ["ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum", "lnum"]
    options.flavor = "woff2"
    options.hinting = False
    options.name_IDs = [0, 1, 2, 13, 14, 16, 17]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=codepoints(RANGES[script]))
    cutter.subset(font)
    instancer.instantiateVariableFont(font, axes, inplace=True)
    path = f"{OUT}/{face}-{script}.woff2"
    font.flavor = "woff2"
    font.save(path)
    return path


# Sample text with roughly the letter frequencies of the shop's Latin languages.
SAMPLE = "the quiet table by window holds flowers, a card and one small gift wrapped in paper for Mum"


def average_width(font):
    cmap, widths = font.getBestCmap(), font["hmtx"]
    return sum(widths[cmap[ord(c)]][0] for c in SAMPLE) / len(SAMPLE) / font["head"].unitsPerEm


def fallback(path, system_path):
    font, system = TTFont(path), TTFont(system_path)
    size = average_width(font) / average_width(system)
    head, hhea = font["head"].unitsPerEm, font["hhea"]
    share = lambda value: f"{100 * abs(value) / head / size:.2f}%"
    print(path, f"size-adjust: {100 * size:.2f}%; ascent-override: {share(hhea.ascent)};",
          f"descent-override: {share(hhea.descent)}; line-gap-override: {share(hhea.lineGap)};")


if __name__ == "__main__":
    for face, (source, axes) in FACES.items():
        for script in RANGES:
            cut(face, script, source, axes)
    # Liberation has the same widths as Times New Roman and Arial by design.
    liberation = "/usr/share/fonts/truetype/liberation/Liberation"
    fallback(f"{OUT}/fraunces-latin.woff2", f"{liberation}Serif-Regular.ttf")
    fallback(f"{OUT}/figtree-latin.woff2", f"{liberation}Sans-Regular.ttf")
