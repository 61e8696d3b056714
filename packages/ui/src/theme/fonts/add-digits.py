"""Adds the digits of one variable font to another without digits, proportional and tabular (tnum).

    python3 add-digits.py letters.woff2 digits.woff2 atkinson-hyperlegible-next.woff2

Both have the same units per em and one axis, wght, of the same range. fonttools' own merge does not support variable fonts.
"""

import copy
import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables.TupleVariation import TupleVariation

DIGITS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]

letters_file, digits_file, output_file = sys.argv[1:]
letters, digits = TTFont(letters_file), TTFont(digits_file)
letters.ensureDecompiled()
digits.ensureDecompiled()


def tabular_names():
    """The tabular glyph of each digit."""
    table = digits["GSUB"].table
    index = next(
        record.Feature.LookupListIndex[0]
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "tnum"
    )
    return table.LookupList.Lookup[index].SubTable[0].mapping


def weight_stops():
    """Where a weight is in both fonts, each from 0 to 1: their maps (avar) differ."""
    maps = [font["avar"].segments["wght"] for font in (letters, digits)]
    inner = [sorted((at, to) for at, to in one.items() if 0 < at < 1) for one in maps]
    return [(0.0, 0.0)] + [(own, other) for (_, own), (_, other) in zip(*inner)] + [(1.0, 1.0)]


def variations(name, stops):
    """The variations of a digit, with a region between each two stops, so that every weight looks as in its own font."""
    for variation in digits["gvar"].variations.get(name, []):
        if variation.axes != {"wght": (0.0, 1.0, 1.0)}:
            raise ValueError(f"{name} varies by {variation.axes}")
        for at, (peak, share) in enumerate(stops[1:], start=1):
            end = stops[at + 1][0] if at + 1 < len(stops) else peak
            deltas = [delta and (round(delta[0] * share), round(delta[1] * share)) for delta in variation.coordinates]
            yield TupleVariation({"wght": (stops[at - 1][0], peak, end)}, deltas)


def add_tabular_feature(names):
    """The feature tnum for every script and language."""
    table = letters["GSUB"].table
    substitution = otTables.SingleSubst()
    substitution.mapping = {name: names[name] for name in DIGITS}
    lookup = otTables.Lookup()
    lookup.LookupType, lookup.LookupFlag = 1, 0
    lookup.SubTable, lookup.SubTableCount = [substitution], 1
    table.LookupList.Lookup.append(lookup)
    table.LookupList.LookupCount = len(table.LookupList.Lookup)
    feature = otTables.Feature()
    feature.FeatureParams, feature.LookupListIndex, feature.LookupCount = None, [table.LookupList.LookupCount - 1], 1
    record = otTables.FeatureRecord()
    record.FeatureTag, record.Feature = "tnum", feature
    table.FeatureList.FeatureRecord.append(record)
    table.FeatureList.FeatureCount = len(table.FeatureList.FeatureRecord)
    for script in (entry.Script for entry in table.ScriptList.ScriptRecord):
        if script.DefaultLangSys is None:
            script.DefaultLangSys = otTables.LangSys()
            script.DefaultLangSys.LookupOrder, script.DefaultLangSys.ReqFeatureIndex = None, 0xFFFF
            script.DefaultLangSys.FeatureIndex = []
        for language in [script.DefaultLangSys] + [entry.LangSys for entry in script.LangSysRecord]:
            language.FeatureIndex.append(table.FeatureList.FeatureCount - 1)
            language.FeatureCount = len(language.FeatureIndex)


tabular = {name: f"{name}.tf" for name in DIGITS}
new_names = {name: name for name in DIGITS} | {glyph: tabular[name] for name, glyph in tabular_names().items()}
order = letters.getGlyphOrder() + list(new_names.values())
letters.setGlyphOrder(order)
letters["glyf"].glyphOrder = order
stops = weight_stops()
for old, new in new_names.items():
    glyph = copy.deepcopy(digits["glyf"][old])
    for component in glyph.components if glyph.isComposite() else []:
        component.glyphName = new_names[component.glyphName]
    letters["glyf"].glyphs[new] = glyph
    letters["hmtx"].metrics[new] = digits["hmtx"].metrics[old]
    letters["gvar"].variations[new] = list(variations(old, stops))
for table in letters["cmap"].tables:
    if table.isUnicode():
        table.cmap.update({ord("0") + value: name for value, name in enumerate(DIGITS)})
add_tabular_feature(tabular)
# Without this table browsers take the advance widths from gvar.
del letters["HVAR"]
# Without names of glyphs.
letters["post"].formatType = 3.0
letters.flavor = "woff2"
letters.save(output_file)
