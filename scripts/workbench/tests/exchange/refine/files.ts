const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** An XLIFF 1.2 file with some pairs of texts. */
export const xliff = (
  language: string,
  pairs: readonly (readonly [source: string, target: string])[],
  sourceLanguage = 'en',
) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
    `<file original="a" source-language="${sourceLanguage}" target-language="${language}" datatype="plaintext"><body>`,
    ...pairs.map(
      ([source, target], index) =>
        `<trans-unit id="${index}">\n  <source>${escapeXml(source)}</source>\n  <target>${escapeXml(target)}</target>\n</trans-unit>`,
    ),
    '</body></file></xliff>',
    '',
  ].join('\n')
