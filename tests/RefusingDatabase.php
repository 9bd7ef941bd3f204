<?php

declare( strict_types = 1 );

namespace Frontage\Tests;

/** A database that does not store everything, whichever one the tests run on. */
trait RefusingDatabase {

	/** Refuses, as WordPress does on a table of three bytes a character, what is written and has all of these words in it. */
	protected function refuse_writes( string ...$words ): void {
		add_filter( 'query', static fn ( string $query ): string => self::writes( $query, $words ) ? '' : $query );
	}

	/** Stores question marks in the place of this character, as a table in latin1 does while MySQL is not strict. */
	protected function store_question_marks( string $character, string ...$words ): void {
		add_filter( 'query', static fn ( string $query ): string => self::writes( $query, [ $character, ...$words ] ) ? str_replace( $character, '?', $query ) : $query );
	}

	/** @param array<string> $words */
	private static function writes( string $query, array $words ): bool {
		return 1 === preg_match( '/^\s*(?:INSERT|UPDATE|REPLACE)\b/i', $query ) && ! array_filter( $words, static fn ( string $word ): bool => ! str_contains( $query, $word ) );
	}
}
