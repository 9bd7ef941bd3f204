import { actionChoices } from './choices/action-choices';
import { animationChoices } from './choices/animation-choices';
import type { ChoiceLabels, ChoiceTable } from './choices/choice-table';
import { commonChoices } from './choices/common-choices';
import { layerChoices } from './choices/layer-choices';
import { mediaChoices } from './choices/media-choices';
import { navigationChoices } from './choices/navigation-choices';
import { sliderChoices } from './choices/slider-choices';
import { styleChoices } from './choices/style-choices';

/** Labels of the choices of single settings, which win over the common ones. */
const settingChoices = (): ChoiceTable => ( {
	...sliderChoices(),
	...navigationChoices(),
	...mediaChoices(),
	...layerChoices(),
	...styleChoices(),
	...animationChoices(),
	...actionChoices(),
} );

let labels: { common: ChoiceLabels; bySetting: ChoiceTable } | undefined; // Made at the first call, when the translations have loaded.

/** Label of a choice by the object's name and the key; undefined if there is none. */
export function findChoiceLabel( owner: string, key: string, value: string | number | boolean ): string | undefined {
	labels ??= { common: commonChoices(), bySetting: settingChoices() };
	const name = String( value );
	return (
		labels.bySetting[ `${ owner }.${ key }` ]?.[ name ] ??
		labels.common[ name ] ??
		( /^\d+$/.test( name ) ? name : undefined )
	);
}

export const choiceLabel = ( owner: string, key: string, value: string | number | boolean ) =>
	findChoiceLabel( owner, key, value ) ?? String( value );
