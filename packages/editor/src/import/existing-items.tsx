import { SelectControl } from '@wordpress/components';

/** A choice for an item that the site has already, from `Frontage\Kit\Migration\ExistingItem::options()`. */
export interface ExistingOption {
	value: string;
	label: string;
}

interface ChoiceProps {
	/** The name of the item, for screen readers. */
	label: string;
	options: ExistingOption[];
	value: string;
	onChange: ( value: string ) => void;
}

/** What an import does with one item that the site has already. */
export function ExistingChoice( { label, ...props }: ChoiceProps ) {
	return <SelectControl __nextHasNoMarginBottom size="compact" hideLabelFromVision label={ label } { ...props } />;
}

interface ForAllProps {
	/** Such as "All existing forms". */
	label: string;
	/** The options of each item. */
	options: ExistingOption[][];
	/** The choice of each item. */
	values: string[];
	/** Sets the choice of every item that has it. */
	onChange: ( value: string ) => void;
}

/** The choice for all such items at once; nothing if there are less than two. */
export function ExistingChoiceForAll( { label, options, values, onChange }: ForAllProps ) {
	if ( options.length < 2 ) {
		return null;
	}
	const all = options
		.flat()
		.filter( ( { value }, n, list ) => list.findIndex( ( one ) => one.value === value ) === n );
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			className="frontage-existing-all"
			label={ label }
			options={ [ { value: '', label: '—' }, ...all ] }
			value={ values.every( ( value ) => value === values[ 0 ] ) ? ( values[ 0 ] ?? '' ) : '' }
			onChange={ ( value ) => value && onChange( value ) }
		/>
	);
}
