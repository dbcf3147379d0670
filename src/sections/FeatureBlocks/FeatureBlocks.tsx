import type { ReactNode } from 'react'
import type { ViewId } from '../../config/routes.ts'
import { Art } from '../../ui/Art/Art.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import classes from './FeatureBlocks.module.css'

interface FeatureBlocksProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly tone?: 'paper' | 'mist'
  readonly blocks: readonly {
    readonly id: string
    readonly title: ReactNode
    readonly text: ReactNode
    /** Whose contour lines picture the block. */
    readonly art: ViewId
  }[]
}

/** Features two by two, each under a wide picture of its own, like frames of a film. */
export function FeatureBlocks({ blocks, ...head }: FeatureBlocksProps) {
  return (
    <Section {...head}>
      <ul className={classes.grid}>
        {blocks.map((block) => (
          <li key={block.id}>
            <Art view={block.art} slot="strip" className={classes.picture} />
            <h3>{block.title}</h3>
            <p>{block.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
