import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    // A missing translation is its key, never null: only then does `t` return a string.
    returnNull: false;
  }
}
