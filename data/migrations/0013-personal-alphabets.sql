-- The letters and signs that a product's technique can make, as domain/alphabet.ts says. Null: everything that can
-- be printed.
alter table product add column personalisation_alphabet jsonb;
