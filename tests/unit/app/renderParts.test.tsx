import { type ReactNode, Suspense, use } from 'react'
import { expect, it } from 'vitest'
import { renderParts } from '../../../src/app/renderParts.tsx'

const title = <title>Title</title>

it.each<[string, ReactNode, string]>([
  ['an element', <p key="1">Body</p>, '<p>Body</p>'],
  ['text', 'Body', 'Body'],
  ['a meta tag of microdata', <meta key="1" itemProp="name" content="x" />, '<meta itemProp="name" content="x"/>'],
  ['a link of microdata', <link key="1" itemProp="url" href="/x" />, '<link itemProp="url" href="/x"/>'],
  [
    'a picture with a title',
    <svg key="1">
      <title>Inner</title>
    </svg>,
    '<svg><title>Inner</title></svg>',
  ],
  ['what ends a head', '</head><body>', '&lt;/head&gt;&lt;body&gt;'],
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

it('knows a page without head tags, and one without a body', async () => {
  expect(await renderParts(<p>Body</p>)).toEqual({ head: '', body: '<p>Body</p>' })
  expect(await renderParts(title)).toEqual({ head: '<title>Title</title>', body: '' })
})

it.each<[string, (broken: ReactNode) => ReactNode]>([
  ['a component', (broken) => broken],
  ['a component within a boundary', (broken) => <Suspense fallback="Later">{broken}</Suspense>],
])('rejects with what %s throws', async (_, tree) => {
  const Broken = () => {
    throw new Error('boom')
  }
  await expect(renderParts(tree(<Broken />))).rejects.toThrow('boom')
})

it('waits for what a boundary waits for', async () => {
  const text = Promise.resolve('Body')
  const Late = () => <p>{use(text)}</p>
  const { body } = await renderParts(<Suspense fallback="Later">{<Late />}</Suspense>)
  expect(body).toBe('<!--$--><p>Body</p><!--/$-->')
})
