import { type DragEvent, type DragEventHandler, useState } from 'react'

interface Drop {
  /** True while a file is dragged over the element. */
  readonly isOver: boolean
  readonly handlers: Readonly<Record<'onDragOver' | 'onDragLeave' | 'onDrop', DragEventHandler>>
}

/** Accepts a file dropped onto an element; of several files, the first. */
export function useDrop(onFile: (file: File) => void): Drop {
  const [isOver, setOver] = useState(false)
  const take = (event: DragEvent, isOverNow: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return
    // Otherwise the browser would navigate to the file.
    event.preventDefault()
    setOver(isOverNow)
  }
  return {
    isOver,
    handlers: {
      onDragOver: (event) => take(event, true),
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      },
      onDrop: (event) => {
        take(event, false)
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      },
    },
  }
}
