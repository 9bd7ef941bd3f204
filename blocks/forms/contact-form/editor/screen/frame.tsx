import { Button } from '@wordpress/components';
import { isRTL, __ } from '@wordpress/i18n';
import { chevronLeft, chevronRight, help } from '@wordpress/icons';
import type { ReactNode } from 'react';

type Props = {
	/** The address of the list of forms. */
	list: string;
	/** The heading, unless `head` has it. */
	title?: string;
	subtitle?: string;
	/** What is in the header instead of the title. */
	head?: ReactNode;
	/** Buttons at the end of the header. */
	actions?: ReactNode;
	children: ReactNode;
};

/** WordPress's Help tab hangs over the header, so the screen has a button for it. */
const openHelp = () => document.getElementById( 'contextual-help-link' )?.click();

/** The header of each state of the screen, with its way back, and the content below. */
export function Frame( { list, title, subtitle, head, actions, children }: Props ) {
	return (
		<div className="fr-form-builder">
			<div className="fr-form-builder__header">
				<Button
					href={ list }
					icon={ isRTL() ? chevronRight : chevronLeft }
					label={ __( 'All forms', 'frontage-forms' ) }
				/>
				<div className="fr-form-builder__heading">
					{ title && <h1>{ title }</h1> }
					{ subtitle && <p>{ subtitle }</p> }
					{ head }
				</div>
				<div className="fr-form-builder__actions">
					<Button icon={ help } label={ __( 'Help', 'frontage-forms' ) } onClick={ openHelp } />
					{ actions }
				</div>
			</div>
			{ children }
		</div>
	);
}
