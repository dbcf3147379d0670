import type { ReactNode } from 'react'
import { photos } from '../../config/pictures.ts'
import { Figure } from '../../ui/Figure/Figure.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { type HeadProps, Section } from '../../ui/Section/Section.tsx'

interface PhotoProps extends Partial<HeadProps> {
  /** Its row in src/config/pictures.ts. */
  readonly name: string
  /** What is to be seen. */
  readonly alt: string
  readonly caption?: ReactNode
}

/** A picture of the owner's between the texts of a page. */
export function Photo({ name, alt, caption, ...head }: PhotoProps) {
  const picture = photos[name]
  if (!picture) throw new Error(`src/config/pictures.ts, photos: expected a row "${name}", found none.`)
  return (
    <Section {...head}>
      <Figure caption={caption}>
        <Picture picture={picture} frame="photo" alt={alt} />
      </Figure>
    </Section>
  )
}
