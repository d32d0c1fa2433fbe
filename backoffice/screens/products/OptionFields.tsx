// The options of a product as they are typed: a name, and values separated by commas.
import { useState } from 'react'
import { productLimits } from '#domain/catalog/check-product.ts'
import {
  combinationCount,
  typedOptions,
  withOptions,
  type TypedOption,
} from '#domain/catalog/option-matrix.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { bindText } from '../../platform/bind.ts'
import type { ProductEditor } from './product-editor.ts'
import { AddButton } from '../../ui/AddButton.tsx'

export function OptionFields({ editor }: { editor: ProductEditor }) {
  const t = useTranslate()
  const { record, home, change } = editor
  const [draft, setDraft] = useState<readonly (TypedOption & { readonly text: string })[]>(() =>
    typedOptions(record, home).map((option) => ({ ...option, text: option.values.join(', ') })),
  )
  const [problem, setProblem] = useState('')
  /** Values are applied when the field is left, so that no half-typed value becomes a variant. */
  function apply(next: typeof draft): void {
    const typed = next
      .map((option) => ({
        ...option,
        values: option.text
          .split(/[,،、，;\n]/)
          .map((value) => value.trim())
          .filter(Boolean),
      }))
      .filter(({ name, values }) => name.trim() !== '' && values.length > 0)
    const isTooMany = combinationCount(typed) > productLimits.variants
    setProblem(isTooMany ? t('admin.product.manyVariants', { max: productLimits.variants }) : '')
    if (isTooMany) return
    const changed = withOptions(record, typed, home)
    change(changed)
    // New options have got their codes.
    let at = 0
    setDraft(
      next.map((option) =>
        typed.some(({ name, text }) => name === option.name && text === option.text)
          ? { ...option, code: changed.options[at++]?.code ?? null }
          : option,
      ),
    )
  }
  const update = (at: number, changes: Partial<TypedOption & { text: string }>) =>
    setDraft((before) => before.map((option, index) => (index === at ? { ...option, ...changes } : option)))
  return (
    <>
      {draft.map((option, at) => (
        // Options have no other identity before they are applied.
        <div className="option-row" key={at}>
          <Field
            label={t('admin.product.option')}
            {...bindText(option.name, (name) => update(at, { name }))}
            onBlur={() => apply(draft)}
          />
          <Field
            label={t('admin.product.values')}
            {...bindText(option.text, (text) => update(at, { text }))}
            onBlur={() => apply(draft)}
          />
          <Button
            size="s"
            variant="tertiary"
            onClick={() => {
              const rest = draft.filter((_, index) => index !== at)
              setDraft(rest)
              apply(rest)
            }}
          >
            {t('admin.product.remove')}
          </Button>
        </div>
      ))}
      <FormProblem text={problem} />
      <div>
        <AddButton
          onClick={() => setDraft((before) => [...before, { code: null, name: '', values: [], text: '' }])}
        >
          {t('admin.product.addOption')}
        </AddButton>
      </div>
    </>
  )
}
