import { graphql } from 'gatsby';

/** How an amount is written. */
export type Money = (amount: number) => string;

/** Looks up how the build has written amounts; throws for one that it has not, which stops the build. */
export function moneyOf(amounts: readonly Queries.PriceTextFragment[]): Money {
  const texts = new Map(amounts.map(({ amount, text }) => [amount, text]));
  return (amount) => {
    const text = texts.get(amount);
    if (text === undefined) throw new Error(`The build did not format the amount ${amount}.`);
    return text;
  };
}

export const priceTextFragment = graphql`
  fragment PriceText on WrittenAmount {
    amount
    text
  }
`;
