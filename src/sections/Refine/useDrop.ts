import { type DragEvent, useState } from 'react'

/** Accepts a file dropped onto an element; of several files, the first. `isOver` is true while a file is dragged over it. */
export function useDrop(onFile: (file: File) => void) {
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
      onDragOver: (event: DragEvent) => take(event, true),
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        take(event, false)
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      },
    },
  }
}
