/** Lets so many tasks run that wait for their turn at 0 ms: they come in order, however busy the machine is. */
export async function tasks( count = 1 ): Promise< void > {
	for ( let task = 0; task < count; task++ ) {
		await new Promise( ( later ) => setTimeout( later ) );
	}
}
