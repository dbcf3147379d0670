/** The name of a corrected file: "a.pl.xlf" as "a.pl.refined.xlf". */
export function refinedName(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? `${name.slice(0, dot)}.refined${name.slice(dot)}` : `${name}.refined`
}
