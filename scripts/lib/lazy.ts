/** A function that makes its value when it is called first. */
export function lazy<Value extends NonNullable<unknown>>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}
