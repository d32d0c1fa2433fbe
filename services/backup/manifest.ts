// First entry of a backup: what the archive contains.
import { z } from 'zod'

/** Number of the archive's layout. */
export const backupFormat = 1

export const manifestShape = z.object({
  format: z.literal(backupFormat),
  /** Moment of the tables. */
  at: z.number(),
  /** Applied migrations: the release that wrote the backup. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).readonly() })).readonly(),
})

export type Manifest = z.infer<typeof manifestShape>
