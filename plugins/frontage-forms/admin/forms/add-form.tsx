import { Button, Modal, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { fetchStarters, make } from './api';
import { Message } from './message';
import type { Starter } from './types';

type Props = { onMade: ( id: number ) => void; onClose: () => void };

/** Forms to begin with; one click stores one and opens it. */
export function AddForm( { onMade, onClose }: Props ) {
	const [ starters, setStarters ] = useState< Starter[] | null >( null );
	const [ busy, setBusy ] = useState( '' );
	const [ problem, setProblem ] = useState( '' );

	useEffect( () => {
		void fetchStarters().then( ( answer ) =>
			answer.ok ? setStarters( answer.data ) : setProblem( answer.message )
		);
	}, [] );

	const begin = async ( { name, form }: Starter ) => {
		setBusy( name );
		const answer = await make( form );
		if ( answer.ok ) {
			onMade( answer.data.id );
		} else {
			setBusy( '' );
			setProblem( answer.message );
		}
	};

	return (
		<Modal title={ __( 'Add a form', 'frontage-forms' ) } size="medium" onRequestClose={ onClose }>
			{ problem && <Message text={ problem } /> }
			{ ! starters && ! problem && <Spinner /> }
			<div className="frontage-forms__starters">
				{ starters?.map( ( starter ) => (
					<Button
						key={ starter.name }
						className="frontage-forms__starter"
						isBusy={ busy === starter.name }
						disabled={ busy !== '' }
						accessibleWhenDisabled
						onClick={ () => void begin( starter ) }
					>
						<strong>{ starter.title }</strong>
						<span>{ starter.description }</span>
					</Button>
				) ) }
			</div>
		</Modal>
	);
}
