/** One frame loop for all sliders of a page. A job returns whether it needs another frame; the loop ends when none does. */
type Job = ( now: number ) => boolean;

const jobs = new Set< Job >();
let frame = 0;

function run( now: number ) {
	frame = 0;
	for ( const job of [ ...jobs ] ) {
		if ( ! job( now ) ) {
			jobs.delete( job );
		}
	}
	if ( jobs.size ) {
		frame ||= requestAnimationFrame( run );
	}
}

export function wake( job: Job ): void {
	jobs.add( job );
	frame ||= requestAnimationFrame( run );
}

export function rest( job: Job ): void {
	jobs.delete( job );
	if ( ! jobs.size ) {
		cancelAnimationFrame( frame );
		frame = 0;
	}
}
