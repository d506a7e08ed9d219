import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useSiteData } from '../../words/site-data';
import type { CleanRow } from './check-rows';
import { ScrollRegion } from './scroll-region';
import { SheetTable } from './sheet-table';
import { type FieldKey, fieldKeys } from './target-fields';

const Table = styled(SheetTable)`
  [data-number] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  td {
    overflow-wrap: anywhere;
  }
`;

const amountsIn = (language: string) => new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const shown = (value: CleanRow[FieldKey], amounts: Intl.NumberFormat) =>
  typeof value === 'number' ? amounts.format(value) : (value ?? '–');

const look = (key: FieldKey) => (key === 'amount' ? { 'data-number': '' } : {});

/** The clean rows as a table. */
export function CleanTable({ rows }: { rows: readonly CleanRow[] }) {
  const { t } = useTranslation();
  const amounts = amountsIn(useSiteData().locale);
  if (rows.length === 0) return <p>{t('fuseDemo.noCleanRows')}</p>;
  return (
    <ScrollRegion label={t('fuseDemo.cleanRows')}>
      <Table>
        <thead>
          <tr>
            {fieldKeys.map((key) => (
              <th key={key} scope="col" {...look(key)}>
                {t(`fuseDemo.field.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String(row.email)}>
              {fieldKeys.map((key) => (
                <td key={key} {...look(key)}>
                  {shown(row[key], amounts)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollRegion>
  );
}
