// Compiles ICU messages to the source of plain functions, so that the browser needs no parser.
// Used by the storefront's build and, once per locale, by the server.
import {
  parse,
  TYPE,
  type MessageFormatElement,
  type NumberElement,
} from '@formatjs/icu-messageformat-parser'

export type Messages = Readonly<Record<string, string>>

/** Source of a function `(f) => table`. Each value of the table is a string or a function of the arguments. */
export function compileMessages(messages: Messages): string {
  const entries = Object.entries(messages).map(([key, text]) => {
    const parts = parse(text, { ignoreTag: true })
    const plain = parts.every((part) => part.type === TYPE.literal)
    return `${JSON.stringify(key)}:${plain ? concatenate(parts) : `a=>${concatenate(parts)}`}`
  })
  return `f=>({${entries.join(',\n')}})`
}

function concatenate(parts: readonly MessageFormatElement[], pound = ''): string {
  return parts.length === 0 ? '""' : parts.map((part) => expression(part, pound)).join('+')
}

function expression(part: MessageFormatElement, pound: string): string {
  switch (part.type) {
    case TYPE.literal:
      return JSON.stringify(part.value)
    case TYPE.argument:
      return `f.s(a.${part.value})`
    case TYPE.number:
      return `f.n(a.${part.value}${decimals(part.style)})`
    case TYPE.pound:
      return `f.n(${pound})`
    case TYPE.select:
      return choose(`a.${part.value}`, part.options, pound)
    case TYPE.plural: {
      const value = part.offset ? `(a.${part.value}-${part.offset})` : `a.${part.value}`
      const exact = Object.entries(part.options).filter(([name]) => name.startsWith('='))
      const forms = Object.fromEntries(Object.entries(part.options).filter(([name]) => !name.startsWith('=')))
      const category = `f.p(${value}${part.pluralType === 'ordinal' ? ',1' : ''})`
      const otherwise = choose(category, forms, value)
      return exact.reduceRight(
        (rest, [name, option]) =>
          `(a.${part.value}==${name.slice(1)}?${concatenate(option.value, value)}:${rest})`,
        otherwise,
      )
    }
    default:
      throw new Error(
        `messages may use text, {name}, plural, select and number; this one uses element ${part.type}`,
      )
  }
}

/** `{n, number, ::.0}` has one decimal or more. */
function decimals(style: NumberElement['style']): string {
  const skeleton = typeof style === 'object' ? style?.tokens[0]?.stem : undefined
  return skeleton ? `,${skeleton.length - 1}` : ''
}

function choose(
  value: string,
  options: Record<string, { value: MessageFormatElement[] }>,
  pound: string,
): string {
  const cases = Object.entries(options).filter(([name]) => name !== 'other')
  const other = concatenate(options.other?.value ?? [], pound)
  if (cases.length === 0) return `(${other})`
  return `(v=>${cases.map(([name, option]) => `v===${JSON.stringify(name)}?${concatenate(option.value, pound)}:`).join('')}${other})(${value})`
}

/** Argument names of a message with their types, for the typed keys. */
export function argumentsOf(text: string): Record<string, 'number' | 'string | number'> {
  const types: Record<string, 'number' | 'string | number'> = {}
  const visit = (parts: readonly MessageFormatElement[]): void => {
    for (const part of parts) {
      if (part.type === TYPE.argument || part.type === TYPE.select) types[part.value] ??= 'string | number'
      if (part.type === TYPE.number || part.type === TYPE.plural) types[part.value] = 'number'
      if (part.type === TYPE.select || part.type === TYPE.plural)
        for (const option of Object.values(part.options)) visit(option.value)
    }
  }
  visit(parse(text, { ignoreTag: true }))
  return types
}
