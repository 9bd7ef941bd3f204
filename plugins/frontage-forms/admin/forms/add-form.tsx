import { Button, Modal, SearchControl, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { fetchStarters, make } from './api';
import { Message } from './message';
import type { Starter } from './types';

type Props = { onMade: ( id: number ) => void; onClose: () => void };

/** Forms to begin with; one click stores one and opens it. */
export function AddForm( { onMade, onClose }: Props ) {
	const [ starters, setStarters ] = useState< Starter[] | null >( null );
	const [ search, setSearch ] = useState( '' );
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

	const words = search.trim().toLocaleLowerCase();
	const found = starters?.filter( ( { title, description, shows } ) =>
		`${ title } ${ description } ${ shows }`.toLocaleLowerCase().includes( words )
	);

	return (
		<Modal title={ __( 'Add a form', 'frontage-forms' ) } size="large" onRequestClose={ onClose }>
			{ problem && <Message text={ problem } /> }
			{ ! starters && ! problem && <Spinner /> }
			{ starters && (
				<SearchControl
					label={ __( 'Search starters', 'frontage-forms' ) }
					placeholder={ __( 'Search starters', 'frontage-forms' ) }
					value={ search }
					onChange={ setSearch }
				/>
			) }
			<p role="status">{ found?.length === 0 && __( 'No starter holds these words.', 'frontage-forms' ) }</p>
			<div className="frontage-forms__starters">
				{ found?.map( ( starter ) => (
					<Button
						key={ starter.name }
						className="frontage-forms__starter"
						isBusy={ busy === starter.name }
						disabled={ busy !== '' }
						accessibleWhenDisabled
						description={ starter.shows ?? '' }
						onClick={ () => void begin( starter ) }
					>
						{ /* What it shows is the button's description. */ }
						<img src={ starter.picture } alt="" />
						<strong>{ starter.title }</strong>
						<span>{ starter.description }</span>
					</Button>
				) ) }
			</div>
		</Modal>
	);
}
