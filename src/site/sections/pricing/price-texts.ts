import { graphql } from 'gatsby';

/** How an amount is written. */
export type Money = (amount: number) => string;

/** Looks up how the build has written amounts. */
export function moneyOf(amounts: readonly Queries.PriceTextFragment[]): Money {
  const texts = new Map(amounts.map(({ amount, text }) => [amount, text]));
  return (amount) => texts.get(amount) ?? String(amount);
}

export const priceTextFragment = graphql`
  fragment PriceText on WrittenAmount {
    amount
    text
  }
`;
