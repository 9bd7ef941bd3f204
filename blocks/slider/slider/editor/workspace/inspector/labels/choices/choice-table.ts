/** Labels of the values of one setting, by value. */
export type ChoiceLabels = Readonly< Record< string, string > >;

/** Labels of the values of several settings: by the object's name and the key, such as `Options.sliderType`. */
export type ChoiceTable = Readonly< Record< string, ChoiceLabels > >;
