/**
 * Runs in a page, and applies its own fonts even if they load late. Some faces are optional (docs/decisions/fonts.md),
 * so that a slow browser keeps the fallbacks. A face that a script has added and loaded counts immediately, and comes
 * first.
 */
export async function useFonts(): Promise<void> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const faces = rules.flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule) || !rule.style.getPropertyValue('src').includes('url(')) return []
    const value = (name: string) => rule.style.getPropertyValue(name)
    const family = value('font-family').replaceAll('"', '')
    return [
      new FontFace(family, value('src'), {
        weight: value('font-weight') || 'normal',
        unicodeRange: value('unicode-range'),
      }),
    ]
  })
  await Promise.all(faces.map((face) => face.load()))
  for (const face of faces) document.fonts.add(face)
  await document.fonts.ready
}
