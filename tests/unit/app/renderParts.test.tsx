import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { renderParts } from '../../../src/app/renderParts.tsx'

it('rejects with what a component throws, also within a boundary', async () => {
  const Broken = () => {
    throw new Error('boom')
  }
  const within = (
    <Suspense key="2" fallback="Later">
      <Broken />
    </Suspense>
  )
  for (const tree of [<Broken key="1" />, within]) await expect(renderParts(tree)).rejects.toThrow('boom')
})
