import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Message } from '../status-message';
import { question } from '../form-labels';
import type { FormLine } from '../types';

type Props = {
	items: FormLine[];
	/** Permanently, or into the trash. */
	forGood: boolean;
	/** Returns '' on success, else an error message. */
	onConfirm: () => Promise< string >;
	onClose: () => void;
};

/** The number of places that would no longer show a form. */
export const places = ( items: FormLine[] ) =>
	items.reduce( ( sum, { uses } ) => sum + uses.pages.length + uses.more, 0 );

/** Asks for confirmation before forms are deleted; names the pages that would lose their form. */
export function Confirm( { items, forGood, onConfirm, onClose }: Props ) {
	const [ busy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const used = places( items );
	const named = [ ...new Set( items.flatMap( ( { uses } ) => uses.pages.map( ( { title } ) => title ) ) ) ];

	const confirm = async () => {
		setBusy( true );
		const message = await onConfirm();
		if ( message ) {
			setBusy( false );
			setProblem( message );
		} else {
			onClose();
		}
	};

	return (
		<div className="frontage-forms__confirm">
			{ problem && <Message text={ problem } /> }
			<p>
				{ question(
					items.map( ( { title } ) => title ),
					forGood
				) }
			</p>
			{ used > 0 && (
				<div className="frontage-forms__warning">
					<p>
						{ sprintf(
							/* translators: %d: number of pages. */
							_n(
								'Visitors of %d page will find an error there instead of a form:',
								'Visitors of %d pages will find an error there instead of a form:',
								used,
								'frontage-forms'
							),
							used
						) }
					</p>
					<ul>
						{ named.slice( 0, 8 ).map( ( title ) => (
							<li key={ title }>{ title }</li>
						) ) }
					</ul>
				</div>
			) }
			<div className="frontage-forms__buttons">
				<Button __next40pxDefaultSize variant="tertiary" disabled={ busy } onClick={ onClose }>
					{ __( 'Cancel', 'frontage-forms' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="primary"
					isDestructive
					isBusy={ busy }
					disabled={ busy }
					accessibleWhenDisabled
					onClick={ () => void confirm() }
				>
					{ forGood ? __( 'Delete for good', 'frontage-forms' ) : __( 'Move to trash', 'frontage-forms' ) }
				</Button>
			</div>
		</div>
	);
}
