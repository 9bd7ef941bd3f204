import { LinkControl } from '@wordpress/block-editor';
import { Button, Dropdown } from '@wordpress/components';
import { link as linkIcon } from '@wordpress/icons';

/** A `type`, since block attributes need an index signature, which an interface lacks. */
export type LinkValue = {
	url: string;
	opensInNewTab?: boolean;
};

interface LinkProps {
	label: string;
	value: LinkValue | undefined;
	onChange: ( value: LinkValue | undefined ) => void;
}

/** Limits the width, since a URL may be longer than the sidebar is wide. */
const ROW = { display: 'block' };
const WITHIN = { maxInlineSize: '100%' };
const CUT = { overflow: 'hidden', textOverflow: 'ellipsis' };

/** Selects a URL with core's link search; the button shows the current target. */
export function Link( { label, value, onChange }: LinkProps ) {
	return (
		<Dropdown
			style={ ROW }
			popoverProps={ { placement: 'left-start' } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					icon={ linkIcon }
					aria-expanded={ isOpen }
					onClick={ onToggle }
					style={ WITHIN }
				>
					<span style={ CUT }>{ value?.url ? `${ label }: ${ value.url }` : label }</span>
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
