// Categories and tags, for the screens of the catalogue.
import type { AdminOutput } from '#api/call.ts'

export type Taxonomy = AdminOutput<'admin.listTaxonomy'>
