// English sentences of import problems.
import type { FileProblem, Problem, ProblemCode } from '#domain/import/problem.ts'
import type { Refusal } from '#domain/refusal.ts'
import type { Sentences } from '#services/import/report.ts'

const problems: Readonly<Record<ProblemCode, (about: string) => string>> = {
  'handle-missing': () => 'The row has no handle and no title.',
  'handle-changed': (about) => `The address has other letters here: ${about}.`,
  'title-missing': () => 'The product has no title.',
  'home-title-missing': (about) => `The product has no title in the shop's language (column '${about}').`,
  'price-missing': () => 'A variant has no price: the product stays a draft.',
  'price-unclear': (about) => `'${about}' is no price, or can be read in two ways.`,
  'price-zero': () => 'A price is 0: the product stays a draft.',
  'compare-at-ignored': () => 'Compare-at prices are not taken: the shop computes them from earlier prices.',
  'sale-ignored': (about) => `The sale price ${about} is not taken: a promotion can have dates.`,
  'number-unclear': (about) => `'${about}' is no number, or can be read in two ways.`,
  'number-damaged': (about) => `A spreadsheet damaged the number '${about}'.`,
  'zeros-missing': (about) => `Leading zeros are missing; the shop keeps its number: ${about}.`,
  'barcode-ignored': (about) => `'${about}' is no barcode.`,
  'stock-negative': (about) => `The stock ${about} becomes 0.`,
  'stock-missing': () => 'The file has no stock: a new product begins with 0.',
  'sku-repeated': (about) => `The SKU '${about}' occurs earlier in the file and is left empty here.`,
  'sku-taken': (about) => `Another product has the SKU '${about}': it is left empty here.`,
  'option-missing': () => 'A value of an option is missing.',
  'variant-repeated': () => 'The product has these option values already.',
  'options-differ': () => "The product's options here are others than in the file.",
  'parent-missing': (about) => `The file has no product '${about}' for this variation.`,
  'product-repeated': (about) => `The file has the product '${about}' more than once.`,
  'gift-card': () => 'Gift cards cannot be imported.',
  'kind-unsupported': (about) => `Products of the kind '${about}' cannot be sold here.`,
  'value-unknown': (about) => `'${about}' is not a known value.`,
  'text-garbled': (about) => `Letters are damaged in '${about}': the file was saved with the wrong encoding.`,
  'description-reduced': (about) => `${about} pictures, frames or scripts of the description are left out.`,
  'picture-address': (about) => `'${about}' is no address of a picture.`,
  'too-long': (about) => `The text of '${about}' is shortened.`,
  invalid: (about) => `The shop does not accept it (${about}).`,
}

export const englishSentences: Sentences = {
  problem: ({ code, about }: Problem) => problems[code](about),
  outcome: (outcome) => outcome,
  kept: (why, parts) =>
    why === 'ordered'
      ? 'Not undone: somebody ordered it.'
      : `Not undone: changed since (${parts.join(', ')}).`,
  picture: (address, problem) => `The picture ${address} could not be fetched (${problem}).`,
  headings: ['Line', 'Handle', 'Title', 'Result', 'Reason'],
}

const fileSentences: Readonly<Record<FileProblem, (line: number, about: string) => string>> = {
  'file-empty': () => 'The file has no rows.',
  'file-unreadable': () => 'The file is not a CSV file.',
  'file-without-header': () =>
    'The first line does not name the columns, such as Handle and Title, or Type, SKU and Name.',
  'file-column-repeated': (_, about) => `The column '${about}' occurs twice.`,
  'file-shifted': (line) => `Line ${line} has another number of cells than the first line.`,
  'file-quote': (line) => `Line ${line} has a quotation mark in the wrong place.`,
  'file-too-large': (line) => `The file has too many rows: split it before line ${line}.`,
}

/** Why a whole file is refused. */
export function sentenceOfFile({ refused, facts = {} }: Refusal): string {
  return fileSentences[refused as FileProblem](Number(facts['line']), String(facts['about']))
}
