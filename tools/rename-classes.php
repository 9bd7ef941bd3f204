<?php
/**
 * Moves PHP classes and rewrites all that names them: namespaces, imports, references, docblocks, names in strings, paths in
 * other files. Tests move with their class.
 *
 * php tools/rename-classes.php [FOLDER] [--dry]: what docs/decisions/0021-names.md lists, or its part below one folder.
 */

use PhpParser\Node;
use PhpParser\NodeFinder;
use PhpParser\NodeTraverser;
use PhpParser\NodeVisitor\NameResolver;
use PhpParser\ParserFactory;

require dirname( __DIR__ ) . '/vendor/autoload.php';
chdir( dirname( __DIR__ ) );
ini_set( 'memory_limit', '1G' );

function is_script( string $file ): bool {
	return ! str_contains( basename( $file ), '.' ) && str_starts_with( (string) file_get_contents( $file, length: 30 ), '#!/usr/bin/env php' );
}

$dry    = in_array( '--dry', $argv, true );
$only   = array_values( array_filter( array_slice( $argv, 1 ), static fn ( string $word ): bool => '--dry' !== $word ) )[0] ?? '';
$parser = ( new ParserFactory() )->createForVersion( PhpParser\PhpVersion::fromString( '8.2' ) );
$files  = array_filter( explode( "\n", (string) shell_exec( 'git ls-files' ) ), 'is_file' );
$php    = array_values( array_filter( $files, static fn ( string $file ): bool => str_ends_with( $file, '.php' ) || is_script( $file ) ) );

const TABLE = 'docs/decisions/0021-names.md';

$moves  = [];
$folder = '';
foreach ( file( TABLE, FILE_IGNORE_NEW_LINES ) ?: [] as $line ) {
	if ( preg_match( '~^### `([^`]+)`~', $line, $found ) ) {
		$folder = $found[1];
	} elseif ( str_starts_with( $line, '#' ) ) {
		$folder = '';
	} elseif ( '' !== $folder && preg_match( '~^- `([^`]+)` → `([^`]+)`~', $line, $found ) && ( ! $only || str_starts_with( $folder, $only ) ) && is_file( "$folder/$found[1].php" ) ) {
		$moves[ "$folder/$found[1].php" ] = "$folder/$found[2].php";
	}
}
foreach ( $moves as $old => $new ) {
	if ( is_file( $new ) && ! isset( $moves[ $new ] ) && $new !== $old ) {
		fwrite( STDERR, "already there: $new\n" );
		exit( 1 );
	}
}
if ( count( array_unique( array_map( 'strtolower', $moves ) ) ) < count( $moves ) ) {
	fwrite( STDERR, 'two of one name: ' . implode( ', ', array_diff_key( $moves, array_unique( array_map( 'strtolower', $moves ) ) ) ) . "\n" );
	exit( 1 );
}

// Tests that are named after a class and lie where it lies.
foreach ( $moves as $old => $new ) {
	if ( ! preg_match( '~^(.*)/(src|php)/(.+)\.php$~', $old, $was ) || ! preg_match( '~^(.*)/(src|php)/(.+)\.php$~', $new, $is ) ) {
		continue;
	}
	$test = "$was[1]/tests/$was[3]Test.php";
	if ( is_file( $test ) && ! isset( $moves[ $test ] ) ) {
		$moves[ $test ] = "$is[1]/tests/$is[3]Test.php";
	}
}

/** @return array{ 0: Node[], 1: string } The statements with resolved names, and the namespace. */
function parsed( string $code ): array {
	global $parser;
	$nodes    = $parser->parse( $code ) ?? [];
	$traverse = new NodeTraverser( new NameResolver( null, [ 'preserveOriginalNames' => true, 'replaceNodes' => false ] ) );
	$nodes    = $traverse->traverse( $nodes );
	$space    = ( new NodeFinder() )->findFirstInstanceOf( $nodes, Node\Stmt\Namespace_::class );
	return [ $nodes, $space && $space->name ? $space->name->toString() : '' ];
}

/** How far above its own folder an expression begins: 0 for __DIR__, 2 for dirname( __DIR__, 2 ), null for all others. */
function ups( Node $node ): ?int {
	if ( $node instanceof Node\Scalar\MagicConst\Dir ) {
		return 0;
	}
	if ( ! $node instanceof Node\Expr\FuncCall || ! $node->name instanceof Node\Name || 'dirname' !== $node->name->toString() ) {
		return null;
	}
	$levels = $node->args[1]->value ?? null;
	$inner  = ups( $node->args[0]->value );
	return null === $inner || ( $levels && ! $levels instanceof Node\Scalar\Int_ ) ? null : $inner + ( $levels ? $levels->value : 1 );
}

function normalized( string $path ): string {
	$parts = [];
	foreach ( explode( '/', $path ) as $part ) {
		if ( '..' === $part ) {
			array_pop( $parts );
		} elseif ( '' !== $part && '.' !== $part ) {
			$parts[] = $part;
		}
	}
	return implode( '/', $parts );
}

// Old full class name => new one.
$classes = [];
foreach ( $moves as $old => $new ) {
	[ $nodes, $space ] = parsed( (string) file_get_contents( $old ) );
	$found = ( new NodeFinder() )->find( $nodes, static fn ( Node $n ): bool => $n instanceof Node\Stmt\ClassLike && $n->name && $n->name->toString() === basename( $old, '.php' ) );
	if ( ! $found ) {
		continue; // A file without a class is moved only.
	}
	$folders = array_slice( explode( '/', dirname( $old ) ), 0 );
	$inside  = [];
	$rest    = explode( '\\', $space );
	while ( $folders && $rest && end( $folders ) === end( $rest ) ) {
		array_unshift( $inside, array_pop( $folders ) );
		array_pop( $rest );
	}
	$root = implode( '/', $folders );
	if ( ! str_starts_with( $new, "$root/" ) ) {
		fwrite( STDERR, "leaves its namespace's folder $root: $new\n" );
		exit( 1 );
	}
	$to = implode( '\\', array_filter( [ ...$rest, ...array_filter( explode( '/', substr( dirname( $new ), strlen( $root ) + 1 ) ) ), basename( $new, '.php' ) ] ) );
	$classes[ "$space\\" . basename( $old, '.php' ) ] = $to;
}

const TYPED = '~(?<tag>@(?:param|return|var|throws|see|property(?:-read|-write)?|method|extends|implements|use|mixin|template(?:-covariant)?|phpstan-\w+|covers|uses)\b)~';
const PLAIN = [ 'string', 'int', 'float', 'bool', 'array', 'list', 'mixed', 'void', 'null', 'callable', 'iterable', 'object', 'self', 'static', 'never', 'false', 'true', 'resource', 'class' ];

$functions = [];
foreach ( $php as $file ) {
	$code = (string) file_get_contents( $file );
	if ( preg_match( '~^namespace ([\w\\\\]+);~m', $code, $space ) && preg_match_all( '~^(?:function|const) (\w+)~m', $code, $names ) ) {
		foreach ( $names[1] as $name ) {
			$functions[ strtolower( "$space[1]\\$name" ) ] = true;
		}
	}
}

$changed = 0;
foreach ( $php as $file ) {
	$code = (string) file_get_contents( $file );
	if ( ! isset( $moves[ $file ] ) && ! str_contains( $code, 'Frontage' ) ) {
		continue;
	}
	try {
		[ $nodes, $space ] = parsed( $code );
	} catch ( PhpParser\Error $error ) {
		fwrite( STDERR, "$file: {$error->getMessage()}\n" );
		continue;
	}
	$finder    = new NodeFinder();
	$name_node = $finder->findFirstInstanceOf( $nodes, Node\Stmt\Namespace_::class );
	$own       = isset( $moves[ $file ] ) ? "$space\\" . basename( $file, '.php' ) : '';
	$new_space = isset( $classes[ $own ] ) ? substr( $classes[ $own ], 0, (int) strrpos( $classes[ $own ], '\\' ) ) : $space;
	$uses      = $finder->findInstanceOf( $nodes, Node\Stmt\Use_::class );
	$imports   = []; // Local name => full name, as the file has it.
	foreach ( $uses as $use ) {
		if ( Node\Stmt\Use_::TYPE_NORMAL !== $use->type ) {
			continue;
		}
		foreach ( $use->uses as $one ) {
			$imports[ $one->getAlias()->toString() ] = $one->name->toString();
		}
	}
	$in_use = [];
	foreach ( $uses as $use ) {
		foreach ( $use->uses as $one ) {
			$in_use[ $one->name->getStartFilePos() ] = true;
		}
	}
	$declared_here = [];
	foreach ( $finder->findInstanceOf( $nodes, Node\Stmt\ClassLike::class ) as $class ) {
		if ( $class->name ) {
			$declared_here[ $class->name->toString() ] = true;
		}
	}
	$resolve = static function ( string $short ) use ( $imports, $space ): string {
		if ( str_starts_with( $short, '\\' ) ) {
			return substr( $short, 1 );
		}
		$parts = explode( '\\', $short );
		if ( isset( $imports[ $parts[0] ] ) ) {
			return implode( '\\', [ $imports[ $parts[0] ], ...array_slice( $parts, 1 ) ] );
		}
		return '' === $space ? $short : "$space\\$short";
	};

	// Names of the file as it will be: full name => local name.
	$local  = [];
	$taken  = [];
	$wanted = []; // Full names that have to be imported.
	foreach ( array_keys( $declared_here ) as $name ) {
		$to = $classes[ "$space\\$name" ] ?? "$new_space\\$name";
		$short = substr( $to, (int) strrpos( "\\$to", '\\' ) );
		$local[ $to ] = $short;
		$taken[ strtolower( $short ) ] = $to;
	}
	$give = static function ( string $to, ?string $alias ) use ( &$local, &$taken, &$wanted, $new_space, $file, $imports ): string {
		if ( isset( $local[ $to ] ) ) {
			return $local[ $to ];
		}
		if ( '' === $new_space && ! $imports ) {
			return $local[ $to ] = $to;
		}
		$cut   = strrpos( $to, '\\' );
		$short = false === $cut ? $to : substr( $to, $cut + 1 );
		$as    = $alias ?? $short;
		if ( isset( $taken[ strtolower( $as ) ] ) && $taken[ strtolower( $as ) ] !== $to ) {
			fwrite( STDERR, "$file: $as means {$taken[ strtolower( $as ) ]} and $to; written in full\n" );
			return $local[ $to ] = "\\$to";
		}
		$taken[ strtolower( $as ) ] = $to;
		if ( $as !== $short || ( false === $cut ? '' : substr( $to, 0, $cut ) ) !== $new_space ) {
			$wanted[ $to ] = $as === $short ? '' : $as;
		}
		return $local[ $to ] = $as;
	};
	// What other classes keep importing keeps its name: first what does not move.
	foreach ( $imports as $as => $from ) {
		if ( ! isset( $classes[ $from ] ) ) {
			$give( $from, substr( $from, (int) strrpos( "\\$from", '\\' ) ) === $as ? null : $as );
			if ( ! isset( $wanted[ $from ] ) && ! isset( $local[ $from ] ) ) {
				$wanted[ $from ] = '';
			}
		}
	}

	$edits = []; // Start => [ end, text ].
	$names = $finder->findInstanceOf( $nodes, Node\Name::class );
	foreach ( $names as $name ) {
		$start = $name->getStartFilePos();
		if ( isset( $in_use[ $start ] ) || ( $name_node && $name_node->name && $start === $name_node->name->getStartFilePos() ) ) {
			continue;
		}
		$text = substr( $code, $start, $name->getEndFilePos() - $start + 1 );
		if ( $name->isSpecialClassName() || in_array( strtolower( $text ), PLAIN, true ) ) {
			continue;
		}
		if ( ! $name->hasAttribute( 'resolvedName' ) && $name->hasAttribute( 'namespacedName' ) ) { // A function or constant.
			$called = $name->getAttribute( 'namespacedName' )->toString();
			if ( $new_space !== $space && isset( $functions[ strtolower( $called ) ] ) ) {
				$edits[ $start ] = [ $name->getEndFilePos() + 1, "\\$called" ];
			}
			continue;
		}
		$full = $name instanceof Node\Name\FullyQualified ? $name->toString() : ( $name->getAttribute( 'resolvedName' )?->toString() ?? '' );
		if ( '' === $full ) {
			continue;
		}
		// Functions and constants are names, too.
		if ( ! isset( $classes[ $full ] ) ) {
			// Does it stand in the old namespace, and the file moves away from it?
			if ( $new_space !== $space && ! str_starts_with( $text, '\\' ) && ! isset( $imports[ explode( '\\', $text )[0] ] ) && str_starts_with( $full, "$space\\" ) && ! isset( $declared_here[ $text ] ) ) {
				$is_function = ctype_lower( $text[0] );
				if ( ! $is_function ) {
					$edits[ $start ] = [ $name->getEndFilePos() + 1, $give( $full, null ) ];
				} else {
					fwrite( STDERR, "$file: look at $text\n" );
				}
			}
			continue;
		}
		$to = $classes[ $full ];
		if ( str_starts_with( $text, '\\' ) ) {
			$edits[ $start ] = [ $name->getEndFilePos() + 1, "\\$to" ];
			continue;
		}
		$edits[ $start ] = [ $name->getEndFilePos() + 1, $give( $to, null ) ];
	}
	// The class's own name.
	foreach ( $finder->findInstanceOf( $nodes, Node\Stmt\ClassLike::class ) as $class ) {
		if ( ! $class->name ) {
			continue;
		}
		$to = $classes[ "$space\\{$class->name}" ] ?? null;
		if ( $to ) {
			$edits[ $class->name->getStartFilePos() ] = [ $class->name->getEndFilePos() + 1, substr( $to, (int) strrpos( $to, '\\' ) + 1 ) ];
		}
	}
	// Paths that begin at __DIR__.
	$file_to = $moves[ $file ] ?? $file;
	$inside  = [];
	foreach ( $finder->findInstanceOf( $nodes, Node\Expr\BinaryOp\Concat::class ) as $concat ) {
		while ( $concat->left instanceof Node\Expr\BinaryOp\Concat ) {
			$concat = $concat->left;
		}
		$ups = ups( $concat->left );
		if ( null === $ups || ! $concat->right instanceof Node\Scalar\String_ || ! str_starts_with( $concat->right->value, '/' ) ) {
			continue;
		}
		$inside[ $concat->left->getStartFilePos() ] = true;
		$at     = dirname( $file, $ups + 1 );
		$target = normalized( "$at{$concat->right->value}" );
		$to     = $moves[ $target ] ?? $target;
		if ( $to === $target && dirname( $file ) === dirname( $file_to ) ) {
			continue;
		}
		$from = explode( '/', dirname( $file_to ) );
		$goal = explode( '/', $to );
		$same = 0;
		while ( $same < count( $from ) && $same < count( $goal ) && $from[ $same ] === $goal[ $same ] ) {
			++$same;
		}
		$up    = count( $from ) - $same;
		$slash = str_ends_with( $concat->right->value, '/' ) ? '/' : '';
		$edits[ $concat->getStartFilePos() ] = [ $concat->getEndFilePos() + 1, ( 0 === $up ? '__DIR__' : ( 1 === $up ? 'dirname( __DIR__ )' : "dirname( __DIR__, $up )" ) ) . " . '/" . implode( '/', array_slice( $goal, $same ) ) . "$slash'" ];
	}
	if ( dirname( $file ) !== dirname( $file_to ) ) {
		foreach ( $finder->findInstanceOf( $nodes, Node\Scalar\MagicConst\Dir::class ) as $dir ) {
			$line = explode( "\n", $code )[ $dir->getStartLine() - 1 ];
			if ( ! preg_match( "~__DIR__(?:, \d+)?(?: \))? \. '/~", $line ) ) {
				fwrite( STDERR, "$file_to: look at " . trim( $line ) . "\n" );
			}
		}
	}
	// Docblocks and comments: types behind tags, and names in backticks or with `::`.
	$offset = 0;
	foreach ( PhpToken::tokenize( $code ) as $token ) {
		$at = $offset;
		$offset += strlen( $token->text );
		if ( ! $token->is( [ T_DOC_COMMENT, T_COMMENT ] ) ) {
			continue;
		}
		$swap = static function ( string $said ) use ( $resolve, $classes, $give, $new_space, $space, $imports, $declared_here ): string {
			$full = $resolve( $said );
			if ( isset( $classes[ $full ] ) ) {
				return str_starts_with( $said, '\\' ) ? "\\{$classes[ $full ]}" : $give( $classes[ $full ], null );
			}
			return $said;
		};
		$text = $token->text;
		// Type expressions.
		$text = (string) preg_replace_callback(
			'~(@(?:param|return|var|throws|see|property(?:-read|-write)?|extends|implements|use|mixin|template(?:-covariant)?\s+\w+\s+of|phpstan-(?!import-type|type|ignore)[\w-]+)\s+)((?:[^\s<>{}(),|&*:]|[|&,:]\s*|\s*[<{(](?:[^<>{}()]|[<{(](?:[^<>{}()]|[<{(][^<>{}()]*[>})])*[>})])*[>})])+)~',
			static fn ( array $m ): string => $m[1] . preg_replace_callback( '~(?<![\w\\\\$\'"-])\\\\?[A-Z]\w*(?:\\\\[A-Z]\w*)*~', static fn ( array $n ): string => $swap( $n[0] ), $m[2] ),
			$text
		);
		$text = (string) preg_replace_callback( '~(@phpstan-import-type\s+\w+\s+from\s+)([\w\\\\]+)~', static fn ( array $m ): string => $m[1] . $swap( $m[2] ), $text );
		$text = (string) preg_replace_callback( '~(@phpstan-type\s+\w+\s+=?\s*)([^\n]+)~', static fn ( array $m ): string => $m[1] . preg_replace_callback( '~(?<![\w\\\\$\'"-])\\\\?[A-Z]\w*(?:\\\\[A-Z]\w*)*~', static fn ( array $n ): string => $swap( $n[0] ), $m[2] ), $text );
		// `Name::method()`, {@see Name}, `Name`.
		$text = (string) preg_replace_callback( '~(?<![\w\\\\$])\\\\?[A-Z]\w*(?:\\\\[A-Z]\w*)*(?=::)~', static fn ( array $m ): string => $swap( $m[0] ), $text );
		$text = (string) preg_replace_callback( '~(?<=`)\\\\?[A-Z]\w*(?:\\\\[A-Z]\w*)*(?=[`(])~', static fn ( array $m ): string => $swap( $m[0] ), $text );
		if ( $text !== $token->text ) {
			$edits[ $at ] = [ $at + strlen( $token->text ), $text ];
		}
	}

	if ( ! $edits && $new_space === $space ) {
		$touched = false;
		foreach ( $imports as $from ) {
			$touched = $touched || isset( $classes[ $from ] );
		}
		if ( ! $touched ) {
			continue;
		}
	}
	// Imports that nothing names but docblocks that were not rewritten, or strings: keep them.
	foreach ( $imports as $as => $from ) {
		if ( isset( $classes[ $from ] ) && ! isset( $local[ $classes[ $from ] ] ) ) {
			$give( $classes[ $from ], null );
		}
	}
	if ( $name_node && $name_node->name && $new_space !== $space ) {
		$edits[ $name_node->name->getStartFilePos() ] = [ $name_node->name->getEndFilePos() + 1, $new_space ];
	}
	$block = '';
	ksort( $wanted, SORT_STRING | SORT_FLAG_CASE );
	foreach ( $wanted as $full => $as ) {
		$block .= "use $full" . ( '' === $as ? '' : " as $as" ) . ";\n";
	}
	$normal = array_values( array_filter( $uses, static fn ( Node\Stmt\Use_ $use ): bool => Node\Stmt\Use_::TYPE_NORMAL === $use->type ) );
	if ( $normal ) {
		$first = $normal[0]->getStartFilePos();
		$last  = end( $normal )->getEndFilePos() + 1;
		$end   = $last < strlen( $code ) && "\n" === $code[ $last ] ? $last + 1 : $last;
		if ( '' === $block ) { // The empty line behind goes as well.
			while ( $end < strlen( $code ) && "\n" === $code[ $end ] ) {
				++$end;
			}
		}
		foreach ( array_keys( $edits ) as $at ) {
			if ( $at >= $first && $at < $last ) {
				unset( $edits[ $at ] );
			}
		}
		$edits[ $first ] = [ $end, $block ];
	} elseif ( '' !== $block ) {
		if ( $name_node && $name_node->name ) {
			$at           = (int) strpos( $code, ';', $name_node->name->getEndFilePos() ) + 1;
			$edits[ $at ] = [ $at, "\n\n" . rtrim( $block ) ];
		} else {
			fwrite( STDERR, "$file: needs imports and has no namespace:\n$block" );
		}
	}
	krsort( $edits );
	foreach ( $edits as $start => [ $end, $text ] ) {
		$code = substr( $code, 0, $start ) . $text . substr( $code, $end );
	}
	++$changed;
	if ( ! $dry ) {
		file_put_contents( $file, $code );
	}
}

// Full names and paths in strings and in all other files.
$texts = [];
foreach ( $classes as $old => $new ) {
	$texts[ $old ]                             = $new;
	$texts[ str_replace( '\\', '\\\\', $old ) ] = str_replace( '\\', '\\\\', $new );
	$texts[ str_replace( '\\', '\\\\\\\\', $old ) ] = str_replace( '\\', '\\\\\\\\', $new );
}
foreach ( $moves as $old => $new ) {
	$texts[ $old ] = $new;
	foreach ( [ 'src', 'php', 'tests' ] as $folder ) { // As a plugin's own configuration writes it.
		if ( preg_match( "~^(?:plugins|packages)/[^/]+/($folder/.+)$~", $old, $was ) && preg_match( "~^(?:plugins|packages)/[^/]+/($folder/.+)$~", $new, $is ) ) {
			$texts[ '/' . $was[1] ] = '/' . $is[1];
		}
	}
}
uksort( $texts, static fn ( string $a, string $b ): int => strlen( $b ) <=> strlen( $a ) );
$pattern = array_map( static fn ( string $text ): string => preg_quote( $text, '~' ), array_keys( $texts ) );
$mine    = array_flip( [ TABLE, 'tools/rename-classes.php' ] );
foreach ( $files as $file ) {
	if ( isset( $mine[ $file ] ) || preg_match( '~\.(png|avif|webp|jpe?g|woff2?|zip|mo|svg|mp4|pdf)$|package-lock|composer.lock|^docs/decisions/~', $file ) ) {
		continue;
	}
	$code = (string) file_get_contents( $file );
	$to   = $code;
	foreach ( array_chunk( $pattern, 300 ) as $some ) {
		$swap = static fn ( string $text ): string => (string) preg_replace_callback( '~(?<![\w\\\\])(?:' . implode( '|', $some ) . ')(?![\w\\\\])~', static fn ( array $m ): string => $texts[ $m[0] ], $text );
		$to   = str_ends_with( $file, '.php' ) || is_script( $file ) ? implode( '', array_map( static fn ( PhpToken $token ): string => $token->is( [ T_CONSTANT_ENCAPSED_STRING, T_ENCAPSED_AND_WHITESPACE, T_COMMENT, T_DOC_COMMENT, T_INLINE_HTML ] ) ? $swap( $token->text ) : $token->text, PhpToken::tokenize( $to ) ) ) : $swap( $to );
	}
	if ( $to !== $code && ! $dry ) {
		file_put_contents( $file, $to );
	}
}

// A path that one class leaves another may take: all go by way of a name of their own.
if ( ! $dry ) {
	foreach ( $moves as $old => $new ) {
		if ( $old !== $new ) {
			passthru( 'git mv ' . escapeshellarg( $old ) . ' ' . escapeshellarg( "$old.moving" ) );
		}
	}
	foreach ( $moves as $old => $new ) {
		if ( $old !== $new ) {
			is_dir( dirname( $new ) ) || mkdir( dirname( $new ), 0755, true );
			passthru( 'git mv ' . escapeshellarg( "$old.moving" ) . ' ' . escapeshellarg( $new ) );
		}
	}
}
printf( "%d classes, %d files moved, %d PHP files changed\n", count( $classes ), count( $moves ), $changed );
