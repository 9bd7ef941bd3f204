<?php

defined( 'ABSPATH' ) || exit;

/** All choices of a field, or of all fields of one name. */
class WPCF7_Pipes {

	/** @var list<WPCF7_Pipe> */
	private $pipes = [];

	public function __construct( mixed $texts = null ) {
		foreach ( (array) $texts as $text ) {
			$this->pipes[] = new WPCF7_Pipe( $text );
		}
	}

	/** @return void */
	public function merge( self $another ) {
		$this->pipes = [ ...$this->pipes, ...$another->pipes ];
	}

	/**
	 * The value of a choice in emails; other values stay unchanged.
	 *
	 * @return mixed
	 */
	public function do_pipe( mixed $input ) {
		$wanted = wpcf7_canonicalize( $input, [ 'strto' => 'as-is' ] );
		foreach ( $this->pipes as $pipe ) {
			if ( wpcf7_canonicalize( $pipe->before, [ 'strto' => 'as-is' ] ) === $wanted ) {
				return $pipe->after;
			}
		}
		return $input;
	}

	/** @return list<string> */
	public function collect_befores() {
		return array_column( $this->pipes, 'before' );
	}

	/** @return list<string> */
	public function collect_afters() {
		return array_column( $this->pipes, 'after' );
	}

	/** @return bool */
	public function zero() {
		return ! $this->pipes;
	}

	/** @return ?WPCF7_Pipe */
	public function random_pipe() {
		return $this->pipes ? $this->pipes[ array_rand( $this->pipes ) ] : null;
	}

	/** @return list<array{string, string}> */
	public function to_array() {
		return array_map( static fn ( WPCF7_Pipe $pipe ): array => [ $pipe->before, $pipe->after ], $this->pipes );
	}
}
