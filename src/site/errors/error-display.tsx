import styled from '@emotion/styled';
import { color } from '../theme/colors';
import { fontSize } from '../theme/type';

const Text = styled.p`
  color: ${color.error};
  font-size: ${fontSize.lead};
`;

/** An error: a code in bold and a message, both in the error color. */
export function ErrorDisplay({ code, message }: { code: string; message: string }) {
  return (
    <Text>
      <strong>{code}</strong> {message}
    </Text>
  );
}
