import { Notice, Spinner } from '@wordpress/components';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { sentence, show } from './api';
import { ExportCard } from './export-card';
import { ImportCard } from './import-card';
import { UndoCard } from './undo-card';
import type { Last, ScreenProps, Shown } from './types';

/** The screen Settings → Frontage → Export & import. */
export function Screen( { most, home }: ScreenProps ) {
	const [ shown, setShown ] = useState< Shown | null >( null );
	const [ last, setLast ] = useState< Last | null >( null );
	const [ undone, setUndone ] = useState( 0 );
	const [ problem, setProblem ] = useState( '' );
	const read = useCallback( () => {
		show().then(
			( answer ) => {
				setShown( answer );
				setLast( ( before ) => answer.undo ?? before ); // After an undo, the message stays until the page is left.
			},
			( error: unknown ) => void sentence( error ).then( setProblem )
		);
	}, [] );
	useEffect( read, [ read ] );
	if ( problem ) {
		return (
			<Notice status="error" isDismissible={ false }>
				{ problem }
			</Notice>
		);
	}
	if ( ! shown ) {
		return <Spinner />;
	}
	return (
		<div className="frontage-kit__cards">
			<ExportCard parts={ shown.parts } />
			<ImportCard key={ undone } most={ most } home={ home } onDone={ read } />
			{ last && (
				<UndoCard
					key={ last.done }
					last={ last }
					onDone={ () => {
						setUndone( last.done ); // The message that its import is done no longer applies.
						read();
					} }
				/>
			) }
		</div>
	);
}
