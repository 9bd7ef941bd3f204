import { Modal, Spinner } from '@wordpress/components';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Gallery } from '@frontage/editor/gallery';
import { fetchStarters, make } from '../api';
import { Message } from '../../shared/message';
import type { Starter } from '../types';

type Props = { onMade: ( id: number ) => void; onClose: () => void };

/** Starter forms; one click stores a form and opens it. */
export function AddForm( { onMade, onClose }: Props ) {
	const [ starters, setStarters ] = useState< Starter[] | null >( null );
	const [ making, setMaking ] = useState( '' );
	const [ problem, setProblem ] = useState( '' );

	const load = useCallback( () => {
		setProblem( '' );
		void fetchStarters().then( ( answer ) =>
			answer.ok ? setStarters( answer.data ) : setProblem( answer.message )
		);
	}, [] );
	useEffect( load, [ load ] );

	const begin = async ( { name, form }: Starter ) => {
		setMaking( name );
		setProblem( '' );
		const answer = await make( form );
		if ( answer.ok ) {
			onMade( answer.data.id );
		} else {
			setMaking( '' );
			setProblem( answer.message );
		}
	};

	return (
		<Modal title={ __( 'Add form', 'frontage-forms' ) } size="large" onRequestClose={ onClose }>
			{ problem && <Message text={ problem } { ...( starters ? {} : { onAgain: load } ) } /> }
			{ ! starters && ! problem && <Spinner /> }
			{ starters && (
				<Gallery
					items={ starters }
					making={ making }
					onChoose={ ( starter ) => void begin( starter ) }
					words={ {
						search: __( 'Search starter forms', 'frontage-forms' ),
						none: __( 'No starter forms found.', 'frontage-forms' ),
					} }
				/>
			) }
		</Modal>
	);
}
