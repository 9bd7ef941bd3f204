import { Button, Dropdown, Flex, Icon as CoreIcon } from '@wordpress/components';
import type { ComponentProps } from 'react';

export interface IconChoice {
	/** Stored value. */
	name: string;
	/** Translated label. */
	title: string;
	icon: ComponentProps< typeof CoreIcon >[ 'icon' ];
}

interface IconProps {
	label: string;
	/** Label of the button that removes the icon. */
	none: string;
	icons: IconChoice[];
	value: string | undefined;
	onChange: ( name: string | undefined ) => void;
}

/** Selects one of the icons that a block offers; the button shows the current one. */
export function Icon( { label, none, icons, value, onChange }: IconProps ) {
	const chosen = icons.find( ( { name } ) => name === value );
	return (
		<Dropdown
			popoverProps={ { placement: 'left-start' } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					aria-expanded={ isOpen }
					onClick={ onToggle }
					{ ...( chosen ? { icon: chosen.icon } : {} ) }
				>
					{ chosen ? `${ label }: ${ chosen.title }` : label }
				</Button>
			) }
			renderContent={ ( { onClose } ) => {
				const choose = ( name: string | undefined ) => {
					onChange( name );
					onClose();
				};
				return (
					<div role="group" aria-label={ label }>
						<Flex wrap justify="flex-start" gap={ 1 } style={ { maxInlineSize: 264 } }>
							{ icons.map( ( { name, title, icon } ) => (
								<Button
									key={ name }
									size="compact"
									icon={ icon }
									label={ title }
									isPressed={ name === value }
									onClick={ () => choose( name ) }
								/>
							) ) }
						</Flex>
						<Button size="compact" variant="tertiary" onClick={ () => choose( undefined ) }>
							{ none }
						</Button>
					</div>
				);
			} }
		/>
	);
}
