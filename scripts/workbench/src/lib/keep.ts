/** Caches the last value under each name while its inputs are the same (Object.is). Null is not cached. */
export function keepWhileSame<Value extends NonNullable<unknown>>() {
  const kept = new Map<string, { readonly inputs: readonly unknown[]; readonly value: Value }>()
  return <Made extends Value | null>(name: string, inputs: readonly unknown[], make: () => Made): Value | Made => {
    const known = kept.get(name)
    if (
      known?.inputs.length === inputs.length &&
      inputs.every((input, index) => Object.is(input, known.inputs[index]))
    ) {
      return known.value
    }
    const value = make()
    if (value === null) kept.delete(name)
    else kept.set(name, { inputs, value })
    return value
  }
}
