/** The media types of the files that a build may hold, by extension, and which of them gain from compression. */
export const mediaTypes: readonly { extension: string; type: string; compressible: boolean }[] = [
  { extension: 'html', type: 'text/html; charset=utf-8', compressible: true },
  { extension: 'css', type: 'text/css; charset=utf-8', compressible: true },
  { extension: 'js', type: 'text/javascript; charset=utf-8', compressible: true },
  { extension: 'json', type: 'application/json', compressible: true },
  { extension: 'webmanifest', type: 'application/manifest+json', compressible: true },
  { extension: 'svg', type: 'image/svg+xml', compressible: true },
  { extension: 'xml', type: 'application/xml', compressible: true },
  { extension: 'txt', type: 'text/plain; charset=utf-8', compressible: true },
  { extension: 'ico', type: 'image/x-icon', compressible: true },
  { extension: 'png', type: 'image/png', compressible: false },
  { extension: 'jpg', type: 'image/jpeg', compressible: false },
  { extension: 'jpeg', type: 'image/jpeg', compressible: false },
  { extension: 'gif', type: 'image/gif', compressible: false },
  { extension: 'webp', type: 'image/webp', compressible: false },
  { extension: 'avif', type: 'image/avif', compressible: false },
  { extension: 'mp4', type: 'video/mp4', compressible: false },
  { extension: 'webm', type: 'video/webm', compressible: false },
  { extension: 'vtt', type: 'text/vtt; charset=utf-8', compressible: true },
  { extension: 'woff2', type: 'font/woff2', compressible: false },
  { extension: 'pdf', type: 'application/pdf', compressible: false },
  {
    extension: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    compressible: false,
  },
]

/** The codings of precompressed files, the one that makes the smallest files first: RFC 7932, 1952. */
export const codings = [
  { coding: 'br', suffix: '.br' },
  { coding: 'gzip', suffix: '.gz' },
] as const

/** The media type of a file by its name; undefined for an extension that the table lacks. */
export function mediaTypeOf(file: string): string | undefined {
  return mediaTypes.find(({ extension }) => file.endsWith(`.${extension}`))?.type
}
