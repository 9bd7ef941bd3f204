import { Button, Dropdown } from '@wordpress/components';

interface Props {
	/** Label of the button. */
	label: string;
	/** Label of the setting, by which screen readers tell several buttons apart. */
	setting: string;
	/** The answer. */
	children: string;
}

/** The answer to “What is this?” below a setting, as `Kit\Admin\WhatIsThis` prints it on PHP screens. */
export function WhatIsThis( { label, setting, children }: Props ) {
	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-start' } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					variant="link"
					aria-expanded={ isOpen }
					aria-label={ `${ label } (${ setting })` }
					onClick={ onToggle }
				>
					{ label }
				</Button>
			) }
			renderContent={ () => (
				<p style={ { margin: 8, inlineSize: '22em', maxInlineSize: '80vw' } }>{ children }</p>
			) }
		/>
	);
}
