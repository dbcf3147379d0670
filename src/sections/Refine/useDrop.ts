import { type DragEvent, type DragEventHandler, useState } from 'react'

interface Drop {
  /** Whether a file is held over the element. */
  readonly isOver: boolean
  /** For the element. */
  readonly handlers: Readonly<Record<'onDragOver' | 'onDragLeave' | 'onDrop', DragEventHandler>>
}

/** Takes a file that is dropped onto an element; of several the first. */
export function useDrop(onFile: (file: File) => void): Drop {
  const [isOver, setOver] = useState(false)
  const take = (event: DragEvent, isOverNow: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return
    // Otherwise the browser would open the file, and leave the page.
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
