// State of the product editor: the edited record, the stored one, and the problems of the last save.
import { useCallback, useMemo, useState } from 'react'
import { isSame } from '#domain/catalog/product-changes.ts'
import { keyFrom } from '#domain/catalog/product-key.ts'
import {
  emptyProduct,
  emptyTexts,
  type ProductRecord,
  type ProductStatus,
  type ProductTexts,
  type VariantRecord,
} from '#domain/catalog/product-record.ts'
import { isLocale, localeTable, type Locale } from '#domain/markets/locale.ts'
import { t } from '../../platform/language.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { useAction } from '../../platform/use-action.ts'

export type StoredProduct = { readonly id: string; readonly record: ProductRecord }

type Errors = Readonly<Record<string, string>>

export type ProductEditor = {
  /** null: not yet saved. */
  readonly id: string | null
  /** As it is stored; undefined before the first save. */
  readonly status: ProductStatus | undefined
  readonly record: ProductRecord
  readonly home: Locale
  readonly changed: boolean
  readonly busy: boolean
  /** Problems of the last save, by field: 'variants.2.sku'. */
  readonly errors: Errors
  readonly error: (field: string) => string | undefined
  /** Problems of fields that the screen does not show. */
  readonly problems: readonly string[]
  readonly change: (update: Partial<ProductRecord> | ((before: ProductRecord) => ProductRecord)) => void
  readonly changeTexts: (texts: Partial<ProductTexts>) => void
  readonly changeVariant: (at: number, changes: Partial<VariantRecord>) => void
  /** Problems of typed texts that are no part of the record yet: nothing is saved until they are corrected. */
  readonly setTypingErrors: (errors: Errors) => void
  readonly discard: () => void
  readonly save: () => Promise<StoredProduct | null>
}

export function useProductEditor(stored: StoredProduct | null, home: Locale): ProductEditor {
  const { busy, errors: refused, clearErrors, run } = useAction()
  const [typingErrors, setTypingErrors] = useState<Errors>({})
  /** Those that stopped the last attempt to save. */
  const [marked, setMarked] = useState<Errors | null>(null)
  const errors = marked ?? refused
  const isTyping = Object.keys(typingErrors).length > 0
  const [saved, setSaved] = useState(stored)
  const [fresh] = useState<ProductRecord>(() => ({ ...emptyProduct, texts: { [home]: emptyTexts } }))
  const [record, setRecord] = useState<ProductRecord>(stored?.record ?? fresh)
  const start = saved?.record ?? fresh
  const isChanged = useMemo(() => !isSame(start, record), [start, record])

  const change = useCallback(
    (update: Partial<ProductRecord> | ((before: ProductRecord) => ProductRecord)) =>
      setRecord((before) => (typeof update === 'function' ? update(before) : { ...before, ...update })),
    [],
  )
  const isNew = saved === null
  const changeTexts = useCallback(
    (texts: Partial<ProductTexts>) =>
      setRecord((before) => {
        const earlier = before.texts[home] ?? emptyTexts
        // The key of a new product follows its title until somebody types one.
        const follows = isNew && texts.title !== undefined && before.key === keyFrom(earlier.title)
        return {
          ...before,
          ...(follows && { key: keyFrom(texts.title!) }),
          texts: { ...before.texts, [home]: { ...earlier, ...texts } },
        }
      }),
    [home, isNew],
  )
  const changeVariant = useCallback(
    (at: number, changes: Partial<VariantRecord>) =>
      setRecord((before) => ({
        ...before,
        variants: before.variants.map((variant, place) =>
          place === at ? { ...variant, ...changes } : variant,
        ),
      })),
    [],
  )

  async function save(): Promise<StoredProduct | null> {
    setMarked(isTyping ? typingErrors : null)
    if (isTyping) return null
    let next: StoredProduct | null = null
    await run(async () => {
      next = await send(saved, record)
      setSaved(next)
      setRecord(next.record)
    }, t('account.saved'))
    return next
  }

  return {
    id: saved?.id ?? null,
    status: saved?.record.status,
    record,
    home,
    changed: isChanged || isTyping,
    busy,
    errors,
    ...useProblems(errors, typingErrors),
    change,
    changeTexts,
    changeVariant,
    setTypingErrors,
    discard: () => {
      clearErrors()
      setTypingErrors({})
      setMarked(null)
      setRecord(start)
    },
    save,
  }
}

/** Problems of the last save. Fields that the screen shows have asked for theirs before. */
function useProblems(errors: Errors, typingErrors: Errors) {
  const [shown] = useState(() => new Set<string>())
  const problems = Object.entries(errors)
    .filter(([field]) => !shown.has(field) && !field.startsWith('typed.'))
    .map(([field, text]) => `${placeOf(field)}: ${text}`)
  return {
    problems,
    error: (field: string): string | undefined => {
      shown.add(field)
      return errors[field] && field.startsWith('typed.') ? typingErrors[field] : errors[field]
    },
  }
}

/** The language of a text; otherwise the name of the field. */
function placeOf(field: string): string {
  const [, language = ''] = field.split('.')
  return field.startsWith('texts.') && isLocale(language) ? localeTable[language].name : field
}

async function send(saved: StoredProduct | null, record: ProductRecord): Promise<StoredProduct> {
  const reply = await adminCall('admin.saveProduct', {
    id: saved?.id ?? null,
    record: sent(record),
    base: saved ? sent(saved.record) : null,
  })
  return { id: reply.id, record: reply.record as ProductRecord }
}

/** The call's type has no readonly lists. */
function sent(record: ProductRecord) {
  return structuredClone(record) as unknown as Parameters<typeof adminCall<'admin.saveProduct'>>[1]['record']
}
