// The errors after a submit: their number, and a link to each field by its label. Each field shows its own error.
import { addressForm } from '#domain/delivery/address-form.ts'
import type { Form } from '#web/platform/forms/use-form.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { Draft } from '../../shared/addresses/draft.ts'
import { errorsBelow, invoicePath, pathOf } from '../../shared/addresses/draft-errors.ts'
import { recipientOf } from './unfinished-recipients.ts'

type ErrorSummaryProps = {
  draft: Draft
  form: Form<Draft>
  /** Opens the form of a recipient. */
  onShow: (at: number) => void
}

export function ErrorSummary({ draft, form, onShow }: ErrorSummaryProps) {
  const { t, locale } = useVisit()
  const { deliveries, invoiceAddress, country } = draft
  const { errors } = form
  const names = Object.keys(errors)
  const own = names.filter((name) => !name.includes('.'))
  const isSeveral = deliveries.length > 1
  const groups = [
    { path: '', title: isSeveral && t('checkout.contact'), country, fields: own },
    ...deliveries.map(({ address }, at) => ({
      path: pathOf(at, ''),
      title: isSeveral && t('order.recipient', { number: at + 1 }),
      country: address.country,
      fields: Object.keys(errorsBelow(errors, pathOf(at, ''))),
    })),
    {
      path: invoicePath,
      title: t('checkout.invoiceAddress'),
      country: invoiceAddress?.country ?? country,
      fields: Object.keys(errorsBelow(errors, invoicePath)),
    },
  ]
  const otherLabels: Readonly<Record<string, string>> = {
    name: t('checkout.field.name'),
    lines: t('several.gifts'),
    arriveOn: t('wishes.day'),
    message: t('wishes.message'),
    company: t('checkout.invoiceCompany'),
    vatId: t('checkout.invoiceVatId'),
  }
  function labelOf(field: string, of: Draft['country']): string | undefined {
    const known = addressForm(of, locale).find(({ name }) => name === field)
    return known ? t(`address.${known.label}`) : otherLabels[field]
  }

  /** The fields of a recipient whose form is closed are not in the document. */
  function goTo(name: string): void {
    const field = form.props.ref.current?.querySelector<HTMLElement>(`[name="${name}"]`)
    if (field) field.focus()
    else onShow(recipientOf(name))
  }

  if (names.length === 0) return null
  return (
    <Notice tone="error" live title={t('checkout.pleaseCheck', { count: names.length })}>
      {groups.map(
        ({ path, title, fields, country: of }) =>
          fields.length > 0 && (
            <div key={path} data-part="wrong">
              {title && (
                <Button variant="link" size="s" onClick={() => goTo(path + fields[0])}>
                  {`${title}: ${fields.length}`}
                </Button>
              )}
              <ul>
                {fields.map((field) => (
                  <li key={field}>
                    <Button variant="link" size="s" onClick={() => goTo(path + field)}>
                      {labelOf(field, of) ?? errors[path + field]}
                    </Button>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </Notice>
  )
}
