/** What a setting is called, and where it needs one a sentence on what it does. */
export type Word = string | readonly [ label: string, help: string ];

/** By the name of an object in schema.json (`Style`, `Options.carousel`), the words of what it holds. */
export type Words = Readonly< Record< string, Readonly< Record< string, Word > > > >;
