import { LinkControl } from '@wordpress/block-editor';
import { Button, Dropdown } from '@wordpress/components';
import { link as linkIcon } from '@wordpress/icons';

/** A `type`: attributes of blocks ask for an index signature, which an interface has not. */
export type LinkValue = {
	url: string;
	opensInNewTab?: boolean;
};

interface LinkProps {
	label: string;
	value: LinkValue | undefined;
	onChange: ( value: LinkValue | undefined ) => void;
}

/** An address, found by core's own search: the button shows where it leads. */
export function Link( { label, value, onChange }: LinkProps ) {
	return (
		<Dropdown
			popoverProps={ { placement: 'left-start' } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					icon={ linkIcon }
					aria-expanded={ isOpen }
					onClick={ onToggle }
				>
					{ value?.url ? `${ label }: ${ value.url }` : label }
				</Button>
			) }
			renderContent={ () => (
				<LinkControl
					value={ value ? { url: value.url, opensInNewTab: value.opensInNewTab ?? false } : null }
					onChange={ ( { url = '', opensInNewTab } ) =>
						onChange( url ? { url, ...( opensInNewTab ? { opensInNewTab } : {} ) } : undefined )
					}
					onRemove={ () => onChange( undefined ) }
				/>
			) }
		/>
	);
}
