<?php return array( 'dependencies' => array( '@frontage/kit/react', '@frontage/kit/slot' ), 'version' => 'abc123' );
