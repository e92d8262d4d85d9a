#pragma once
#include "CICUMessages.h"
#include "CICUScript.h"
#include "CICUSpellOut.h"
