// The options of a product: colours as swatches, others as chips. Sold-out values are visible but disabled.
import type { Product } from '#domain/catalog/catalog.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { Swatches } from '#web/ui/Swatches.tsx'
import { choose, isSoldOut, type Choice } from './choose-variant.ts'
import { SizeChartButton } from './deferred.ts'
import './OptionPicker.css'

type OptionPickerProps = {
  product: Product
  choice: Choice
  onChoose: (next: (before: Choice) => Choice) => void
}

export function OptionPicker({ product, choice, onChoose }: OptionPickerProps) {
  const t = useTranslate()
  const { sizeChart } = product
  return product.options.map(({ name, values }) => {
    const cards = values.map(({ value }) => {
      const disabled = isSoldOut(product, choice, name, value)
      return { value, disabled, label: disabled ? t('product.optionSoldOut', { value }) : value }
    })
    const colours = values.flatMap(({ swatch }) => swatch ?? [])
    const common = {
      legend: name,
      value: choice[name] ?? null,
      onChange: (value: string) => onChoose((before) => choose(product, before, name, value)),
    }
    const picker =
      colours.length === values.length ? (
        <Swatches {...common} options={cards.map((card, at) => ({ ...card, colour: colours[at] ?? '' }))} />
      ) : (
        <RadioCards {...common} look="chips" options={cards} />
      )
    return (
      <div key={name} className="option-picker">
        {picker}
        {sizeChart?.option === name && <SizeChartButton chart={sizeChart} />}
      </div>
    )
  })
}
