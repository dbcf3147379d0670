import { type ReactNode, Suspense } from 'react'
import { expect, it } from 'vitest'
import { renderParts } from '../../../src/app/renderParts.tsx'

const title = <title>Title</title>

it.each<[string, ReactNode, string]>([
  ['a meta tag of microdata', <meta key="1" itemProp="name" content="x" />, '<meta itemProp="name" content="x"/>'],
  [
    'a picture with a title',
    <svg key="1">
      <title>Inner</title>
    </svg>,
    '<svg><title>Inner</title></svg>',
  ],
])('splits off the head of a page whose body begins with %s', async (_, first, rendered) => {
  const tree = (
    <>
      {first}
      <main>
        {title}
        <meta name="description" content="</head><body>" />
      </main>
    </>
  )
  expect(await renderParts(tree)).toEqual({
    head: '<title>Title</title><meta name="description" content="&lt;/head&gt;&lt;body&gt;"/>',
    body: `${rendered}<main></main>`,
  })
})

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
