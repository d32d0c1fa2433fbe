// Amounts in Chinese and Japanese numerals: 三千円, 1万元.
const digitsOf: Readonly<Record<string, number>> = {
  〇: 0,
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}
const unitsOf: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10_000, 萬: 10_000 }
const digits = Object.keys(digitsOf).join('')
const units = Object.keys(unitsOf).join('')
/** What may follow an amount: currencies, 以下, 左右, 到, まで. It keeps 百合 and 千層 as they are. */
const after = String.raw`(?=\s*(?:[元円圆块塊以左上到至前多之内內未よまかくぐほで台~和与跟-]|$))`
const writtenNumber = new RegExp(`[${digits}\\d]*[${units}][${digits}${units}\\d]*${after}`, 'g')

/** 三千円 → 3000円, 1万元 → 10000元, 1.5万円 → 15000円. */
export function withLatinNumbers(text: string): string {
  return text
    .replaceAll(/(\d+\.\d+)[万萬]/g, (_, amount: string) => String(Math.round(Number(amount) * 10_000)))
    .replaceAll(writtenNumber, (written) => String(valueOf(written)))
}

function valueOf(written: string): number {
  let [total, section, read] = [0, 0, '']
  let lastUnit = 1
  for (const character of written) {
    const unit = unitsOf[character]
    if (unit === undefined) read += digitsOf[character] ?? character
    else {
      if (unit === 10_000) {
        total += (section + Number(read || (section === 0 ? 1 : 0))) * unit
        section = 0
      } else section += Number(read || 1) * unit
      read = ''
      lastUnit = unit
    }
  }
  // 两百五 is 250.
  const isShort = lastUnit >= 100 && /^[1-9]$/.test(read) && !/[〇零\d]/.test(written)
  return total + section + Number(read || 0) * (isShort ? lastUnit / 10 : 1)
}
