/** Label of a setting, with an optional help text. */
export type Word = string | readonly [ label: string, help: string ];

/** Labels by the name of an object in schema.json (`Style`, `Options.carousel`) and its keys. */
export type Words = Readonly< Record< string, Readonly< Record< string, Word > > > >;
