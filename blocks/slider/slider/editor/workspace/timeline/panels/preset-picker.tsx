import { Button, Dropdown } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { Attributes } from '../../state/attribute-paths';
import { Sample } from './preset-sample';

export interface Choice {
	name: string;
	from: Attributes;
	to: Attributes;
	duration: number;
	ease: string;
	runs: 'once' | 'back' | 'swings' | 'round';
	pieces?: boolean;
	clips?: boolean;
	choose: () => void;
}

/** A list of presets, each of which shows a sample on hover or focus. */
export function PresetPicker( {
	label,
	icon,
	choices,
	isPrimary,
	children,
}: {
	label: string;
	icon?: JSX.Element;
	choices: Choice[];
	isPrimary?: boolean;
	/** Content below the list: the button that removes the animation. */
	children?: ( close: () => void ) => ReactNode;
} ) {
	return (
		<Dropdown
			popoverProps={ { placement: 'top-start' } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					{ ...( icon && { icon } ) }
					size="compact"
					variant={ isPrimary ? 'primary' : 'secondary' }
					aria-expanded={ isOpen }
					onClick={ onToggle }
				>
					{ label }
				</Button>
			) }
			renderContent={ ( { onClose } ) => (
				<div className="fr-timeline__presets" role="group" aria-label={ label }>
					{ choices.map( ( choice ) => (
						<PresetCard key={ choice.name } choice={ choice } onClose={ onClose } />
					) ) }
					{ children?.( onClose ) }
				</div>
			) }
		/>
	);
}

function PresetCard( { choice, onClose }: { choice: Choice; onClose: () => void } ) {
	const [ active, setActive ] = useState( false );
	const { name, choose, ...sample } = choice;
	return (
		<button
			type="button"
			className="fr-timeline__preset"
			onPointerEnter={ () => setActive( true ) }
			onPointerLeave={ () => setActive( false ) }
			onFocus={ () => setActive( true ) }
			onBlur={ () => setActive( false ) }
			onClick={ () => {
				choose();
				onClose();
			} }
		>
			<Sample { ...sample } active={ active } />
			{ name }
		</button>
	);
}
